import { facetTypes } from "@chemical-ink/catalogue-schema/facets";
import type { Facets } from "@chemical-ink/product-api/contract/listing";
import { Link } from "react-router-dom";
import { useClientState } from "~/client-state/client-state.ts";
import { m } from "~/paraglide/messages.js";
import { CloseIcon, FilterIcon } from "~/ui/icons.tsx";
import { countOfFilters, type ListingState } from "../listing/listing-url.ts";
import { foundAgain, withChosen } from "./chosen-filters.ts";
import { labelOf } from "./filter-texts.ts";

interface ContinueFiltersProps {
  state: ListingState;
  facets: Facets;
  hrefOf: (state: ListingState) => string;
}

/**
 * Offers the former filters on a listing without filters, if they match products there. A list item
 * whose list has the same height without it.
 */
export function ContinueFilters({ state, facets, hrefOf }: ContinueFiltersProps) {
  const rehydrated = useClientState(({ rehydrated }) => rehydrated);
  const before = useClientState(({ filters }) => filters);
  const reset = useClientState(({ resetFilters }) => resetFilters);
  const found = foundAgain(before, facets);
  const values = facetTypes.flatMap((type) =>
    found[type].map((value) => labelOf(facets[type], value)),
  );
  if (!rehydrated || countOfFilters(state) > 0 || values.length === 0) return null;
  return (
    <li className="inline-flex min-h-10 items-center rounded-full border border-dashed border-line-strong">
      <Link
        to={hrefOf(withChosen(state, found))}
        preventScrollReset
        className="inline-flex min-h-10 items-center gap-2 rounded-full ps-4 text-sm hover:underline"
      >
        <FilterIcon className="size-4.5" />
        {m.continue_filters_go_on({ values: values.join(", ") })}
      </Link>
      <button
        type="button"
        aria-label={m.continue_filters_forget()}
        onClick={() => reset()}
        className="inline-flex size-10 items-center justify-center rounded-full hover:bg-wash"
      >
        <CloseIcon className="size-3.5" />
      </button>
    </li>
  );
}
