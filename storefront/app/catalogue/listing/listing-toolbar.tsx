import { sortOrders } from "@chemical-ink/catalogue-schema/sort-orders";
import { useId } from "react";
import { Form } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { buttonStyle } from "~/ui/button-style.ts";
import { Select } from "~/ui/fields/select.tsx";
import { FilterIcon } from "~/ui/icons.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { SheetLink } from "~/ui/windows/sheet-link.tsx";
import type { FilterPanelProps } from "../filters/filter-panel.tsx";
import { countOfFilters, type ListingState, listingQuery } from "./listing-url.ts";
import { ViewToggle } from "./view-toggle.tsx";

const FilterSheet = lazyPart(
  "the filters",
  async () => (await import("../filters/filter-sheet.tsx")).FilterSheet,
);

type ListingToolbarProps = FilterPanelProps & { total: number; hasTerm: boolean };

/**
 * The order, the view, and on a phone the filters. On a phone it stays in view, below the header if
 * that is shown.
 */
export function ListingToolbar({ total, hasTerm, ...panel }: ListingToolbarProps) {
  return (
    <div className="flex items-start gap-2 border-line bg-paper max-lg:border-b max-lg:pb-3 transition-[top] max-md:sticky max-md:top-29.25 max-md:z-20 max-md:in-[body:has(header[data-is-away])]:top-0 max-md:-mx-4 max-md:px-4 max-md:py-2 lg:gap-3">
      <FilterSheetLink {...panel} total={total} />
      <SortSelect
        state={panel.state}
        kept={panel.kept}
        onChange={panel.onChange}
        hasTerm={hasTerm}
      />
      <ViewToggle />
    </div>
  );
}

function FilterSheetLink({ total, ...panel }: FilterPanelProps & { total: number }) {
  const count = countOfFilters(panel.state);
  return (
    <SheetLink
      fallbackHref="#filters"
      className={buttonStyle("secondary", "md", "max-sm:px-3 lg:hidden")}
      sheet={(control) => <FilterSheet {...panel} {...control} total={total} />}
    >
      <FilterIcon />
      {count > 0 ? m.listing_filters_set({ count }) : m.listing_filters()}
    </SheetLink>
  );
}

type SortSelectProps = Pick<FilterPanelProps, "state" | "kept" | "onChange"> & {
  hasTerm: boolean;
};

const orderMessages = {
  relevance: m.listing_orders_relevance,
  bestSelling: m.listing_orders_best_selling,
  newest: m.listing_orders_newest,
  priceAsc: m.listing_orders_price_asc,
  priceDesc: m.listing_orders_price_desc,
  titleAsc: m.listing_orders_title_asc,
};

function SortSelect({ state, kept, onChange, hasTerm }: SortSelectProps) {
  const id = useId();
  // Without a term, best match and best seller are the same order.
  const shown = sortOrders.filter((order) => hasTerm || order !== "bestSelling");
  const others = new URLSearchParams(listingQuery({ ...state, sort: "relevance", page: 1 }, kept));
  return (
    <Form method="get" className="min-w-0 max-lg:flex-1">
      {[...others].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="flex items-center gap-2 *:last:min-w-0 *:last:flex-1">
        <label htmlFor={id} className="text-sm whitespace-nowrap text-key-soft max-lg:sr-only">
          {m.listing_sort_by()}
        </label>
        <Select
          id={id}
          name="sort"
          value={state.sort}
          onChange={(event) => {
            const sort = event.currentTarget.value as ListingState["sort"];
            onChange({ ...state, sort, page: 1 });
          }}
          className="text-sm"
        >
          {shown.map((order) => (
            <option key={order} value={order}>
              {order === "relevance" && !hasTerm
                ? m.listing_orders_best_selling()
                : orderMessages[order]()}
            </option>
          ))}
        </Select>
      </div>
      <noscript>
        <Button type="submit" variant="secondary" className="mt-2">
          {m.listing_sort()}
        </Button>
      </noscript>
    </Form>
  );
}
