import type { Facets } from "@chemical-ink/product-api/contract/listing";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useClientState } from "~/client-state/client-state.ts";
import { m } from "~/paraglide/messages.js";
import { CloseIcon } from "~/ui/icons.tsx";
import {
  type ListingState,
  setFiltersOf,
  withoutFilter,
  withoutFilters,
} from "../listing/listing-url.ts";
import { ColourDot } from "../product/colour-dot.tsx";
import { removeChosen } from "./chosen-filters.ts";
import { filterWords } from "./filter-texts.ts";

type ActiveFiltersProps = {
  state: ListingState;
  currency: string;
  facets: Facets;
  hrefOf: (state: ListingState) => string;
};

/** The set filters as chips; each links to the listing without that filter. */
export function ActiveFilters({ state, currency, facets, hrefOf }: ActiveFiltersProps) {
  const filters = setFiltersOf(state);
  const reset = useClientState(({ resetFilters }) => resetFilters);
  const { list, onRemove } = useFocusOnNextChip(filters.length);
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {filters.length > 0 && (
        <ul aria-label={m.filter_active()} className="flex flex-wrap items-center gap-2 pt-4">
          {filters.map((filter, index) => {
            const words = filterWords(filter, currency, facets);
            return (
              <li key={words}>
                <Link
                  to={hrefOf(withoutFilter(state, filter))}
                  preventScrollReset
                  data-chip
                  onClick={() => {
                    removeChosen(state, filter);
                    onRemove(index);
                  }}
                  aria-label={m.filter_remove({ name: words })}
                  className="inline-flex min-h-9 items-center gap-2 rounded-full bg-key-tint pe-2.5 ps-3.5 text-sm hover:bg-key hover:text-on-key"
                >
                  {filter.type === "color" && <ColourDot name={filter.value} className="size-3" />}
                  {words}
                  <CloseIcon className="size-3.5" />
                </Link>
              </li>
            );
          })}
          <li>
            <Link
              to={hrefOf(withoutFilters(state))}
              preventScrollReset
              onClick={() => {
                reset();
                onRemove(0);
              }}
              className="inline-flex min-h-9 items-center px-2 text-sm text-link"
            >
              {m.filter_clear_all()}
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}

/** A removed chip takes the focus with it: the focus moves to the next chip, else to the list. */
function useFocusOnNextChip(chips: number) {
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<number>();
  useEffect(() => {
    if (removed.current === undefined) return;
    const left = list.current?.querySelectorAll<HTMLElement>("[data-chip]") ?? [];
    (left[Math.min(removed.current, left.length - 1)] ?? list.current)?.focus();
    removed.current = undefined;
  }, [chips]);
  return {
    list,
    onRemove: (index: number) => {
      removed.current = index;
    },
  };
}
