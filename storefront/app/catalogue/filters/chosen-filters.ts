import type { FacetType } from "@chemical-ink/catalogue-schema/attributes";
import { facetTypes } from "@chemical-ink/catalogue-schema/facets";
import type { Facets } from "@chemical-ink/product-api/contract/listing";
import { clientState } from "~/client-state/client-state.ts";
import type { ChosenFilters } from "~/client-state/filters-slice.ts";
import { type ListingState, listingStateOf, type SetFilter } from "../listing/listing-url.ts";

/*
 * The client state's filters are changed by its own members; the address follows, and says what is
 * shown. A link, the back button and the server know the address alone, so each change begins with
 * what the address says.
 */

function isFacetType(type: string): type is FacetType {
  return facetTypes.some((known) => known === type);
}

function chosenIn({ filters }: ListingState): Partial<ChosenFilters> {
  return Object.fromEntries(
    facetTypes.flatMap((type) => (filters[type] ? [[type, filters[type]]] : [])),
  );
}

/** The same listing with these values chosen, from its first page. */
export function withChosen(state: ListingState, chosen: Partial<ChosenFilters>): ListingState {
  const filters = { ...state.filters };
  for (const type of facetTypes) {
    delete filters[type];
    const values = chosen[type] ?? [];
    if (values.length > 0) filters[type] = values;
  }
  return { ...state, page: 1, filters };
}

/** Ticks a value of what is shown, or takes it away; gives what is to be shown then. */
export function toggleChosen(state: ListingState, type: FacetType, value: string): ListingState {
  const { setFilters, toggleFilter } = clientState.getState();
  setFilters(chosenIn(state));
  toggleFilter(type, value);
  return withChosen(state, clientState.getState().filters);
}

/** Takes a filter of what is shown out of the client state, where it holds it. */
export function removeChosen(state: ListingState, filter: SetFilter): void {
  const { setFilters, removeFilter } = clientState.getState();
  setFilters(chosenIn(state));
  if ("value" in filter && isFacetType(filter.type)) removeFilter(filter.type, filter.value);
}

/** Takes over what an address says. One without filters leaves those of before, to be offered. */
export function followAddress(search: string): void {
  const chosen = chosenIn(listingStateOf(new URLSearchParams(search)));
  if (Object.keys(chosen).length > 0) clientState.getState().setFilters(chosen);
}

/** Of the filters that were chosen before, those that find something in a listing. */
export function foundAgain(before: ChosenFilters, facets: Facets): ChosenFilters {
  const found = facetTypes.map((type) => [
    type,
    before[type].filter((value) => facets[type].some((known) => known.value === value)),
  ]);
  return Object.fromEntries(found);
}
