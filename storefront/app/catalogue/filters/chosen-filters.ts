import type { FacetType } from "@chemical-ink/catalogue-schema/attributes";
import { facetTypes } from "@chemical-ink/catalogue-schema/facets";
import type { Facets } from "@chemical-ink/product-api/contract/listing";
import { clientState } from "~/client-state/client-state.ts";
import type { ChosenFilters } from "~/client-state/filters-slice.ts";
import { type ListingState, listingStateOf, type SetFilter } from "../listing/listing-url.ts";

/* The client state's filters change only through their own actions; then the URL follows and
   decides what is shown. A link, the back button and the server know the URL only, so each
   change starts from the URL. */

function isFacetType(type: string): type is FacetType {
  return facetTypes.some((known) => known === type);
}

function chosenIn({ filters }: ListingState): Partial<ChosenFilters> {
  return Object.fromEntries(
    facetTypes.flatMap((type) => (filters[type] ? [[type, filters[type]]] : [])),
  );
}

/** The same listing with these values, on its first page. */
export function withChosen(state: ListingState, chosen: Partial<ChosenFilters>): ListingState {
  const filters = { ...state.filters };
  for (const type of facetTypes) {
    delete filters[type];
    const values = chosen[type] ?? [];
    if (values.length > 0) filters[type] = values;
  }
  return { ...state, page: 1, filters };
}

/** Adds or removes a value of the shown filters; gives the state to show. */
export function toggleChosen(state: ListingState, type: FacetType, value: string): ListingState {
  const { setFilters, toggleFilter } = clientState.getState();
  setFilters(chosenIn(state));
  toggleFilter(type, value);
  return withChosen(state, clientState.getState().filters);
}

/** Removes a shown filter from the client state. */
export function removeChosen(state: ListingState, filter: SetFilter): void {
  const { setFilters, removeFilter } = clientState.getState();
  setFilters(chosenIn(state));
  if ("value" in filter && isFacetType(filter.type)) removeFilter(filter.type, filter.value);
}

/**
 * Takes the filters of a URL over. A URL without filters keeps the former ones, to be offered
 * again.
 */
export function followAddress(search: string): void {
  const chosen = chosenIn(listingStateOf(new URLSearchParams(search)));
  if (Object.keys(chosen).length > 0) clientState.getState().setFilters(chosen);
}

/** The former filters that match products of a listing. */
export function foundAgain(before: ChosenFilters, facets: Facets): ChosenFilters {
  const found = facetTypes.map((type) => [
    type,
    before[type].filter((value) => facets[type].some((known) => known.value === value)),
  ]);
  return Object.fromEntries(found);
}
