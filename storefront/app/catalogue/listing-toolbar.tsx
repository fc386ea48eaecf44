import { useId } from "react";
import { Form } from "react-router-dom";
import { Button } from "~/ui/button.tsx";
import { buttonStyle } from "~/ui/button-style.ts";
import { FilterIcon } from "~/ui/icons.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { Select } from "~/ui/select.tsx";
import { SheetLink } from "~/ui/sheet-link.tsx";
import type { FilterPanelProps } from "./filter-panel.tsx";
import { countOfFilters, type ListingState, listingQuery, sortLabels } from "./listing-url.ts";
import { ViewToggle } from "./view-toggle.tsx";

const FilterSheet = lazyPart(
  "the filters",
  async () => (await import("./filter-sheet.tsx")).FilterSheet,
);

type ListingToolbarProps = FilterPanelProps & { total: number; hasTerm: boolean };

/** Above the products: how many there are, their order, the view, and the filters on a phone. */
export function ListingToolbar({ total, hasTerm, ...panel }: ListingToolbarProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-3 border-b border-line pb-4 lg:flex lg:items-center">
      <p
        className="mr-auto text-sm text-key-soft max-lg:order-last max-lg:self-center"
        role="status"
      >
        <strong className="font-semibold text-key">{total}</strong>{" "}
        {total === 1 ? "product" : "products"}
      </p>
      <FilterSheetLink {...panel} total={total} />
      <SortSelect
        state={panel.state}
        kept={panel.kept}
        onChange={panel.onChange}
        hasTerm={hasTerm}
      />
      <div className="max-lg:order-last max-lg:justify-self-end">
        <ViewToggle />
      </div>
    </div>
  );
}

function FilterSheetLink({ total, ...panel }: FilterPanelProps & { total: number }) {
  const count = countOfFilters(panel.state);
  return (
    <SheetLink
      fallbackHref="#filters"
      className={buttonStyle("secondary", "md", "lg:hidden")}
      sheet={(control) => <FilterSheet {...panel} {...control} total={total} />}
    >
      <FilterIcon />
      Filters{count > 0 && ` (${count})`}
    </SheetLink>
  );
}

type SortSelectProps = Pick<FilterPanelProps, "state" | "kept" | "onChange"> & {
  hasTerm: boolean;
};

function SortSelect({ state, kept, onChange, hasTerm }: SortSelectProps) {
  const id = useId();
  const shown = (Object.entries(sortLabels) as [ListingState["sort"], string][]).filter(
    // Without a term the best match is what sells best: one entry is enough.
    ([sort]) => hasTerm || sort !== "bestSelling",
  );
  const others = new URLSearchParams(listingQuery({ ...state, sort: "relevance", page: 1 }, kept));
  return (
    <Form method="get" className="min-w-0">
      {[...others].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="flex items-center gap-2 *:last:min-w-0 *:last:flex-1">
        <label htmlFor={id} className="text-sm whitespace-nowrap text-key-soft max-lg:sr-only">
          Sort by
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
          {shown.map(([sort, label]) => (
            <option key={sort} value={sort}>
              {sort === "relevance" && !hasTerm ? sortLabels.bestSelling : label}
            </option>
          ))}
        </Select>
      </div>
      <noscript>
        <Button type="submit" variant="secondary" className="mt-2">
          Sort
        </Button>
      </noscript>
    </Form>
  );
}
