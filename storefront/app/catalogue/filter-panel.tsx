import type { Facets } from "@chemical-ink/product-api/contract/listing";
import { Form, Link } from "react-router-dom";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { FilterGroup, FilterSection } from "./filter-group.tsx";
import {
  type ListingState,
  listingStateOf,
  type TickedType,
  withInStock,
  withToggled,
} from "./listing-url.ts";
import { PriceRange } from "./price-range.tsx";

const titles: Record<TickedType, string> = {
  category: "Category",
  subCategory: "Kind",
  brand: "Brand",
  color: "Colour",
  printer: "Fits printer",
};

const facetGroups = ["category", "subCategory", "brand", "color"] as const;

export type FilterPanelProps = {
  facets: Facets;
  state: ListingState;
  /** Query parameters of the page itself, such as the search term. */
  kept: Record<string, string>;
  onChange: (state: ListingState) => void;
};

/** All filters. Every tick shows at once; before any script runs it is a form with a button. */
export function FilterPanel({ facets, state, kept, onChange }: FilterPanelProps) {
  const toggle = (type: TickedType) => (value: string) => onChange(withToggled(state, type, value));
  const printers = state.filters.printer ?? [];
  return (
    <Form
      method="get"
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(stateOfForm(event.currentTarget, state));
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.sort !== "relevance" && <input type="hidden" name="sort" value={state.sort} />}

      <FilterSection title={titles.printer}>
        {printers.map((printer) => (
          <Checkbox
            key={printer}
            name="printer"
            value={printer}
            label={printer}
            checked
            onChange={() => toggle("printer")(printer)}
          />
        ))}
        <Link to="/compatibility" className="inline-flex min-h-9 items-center text-sm text-link">
          {printers.length > 0 ? "Choose another printer" : "Choose your printer"}
        </Link>
      </FilterSection>
      {facetGroups.map((type) => (
        <FilterGroup
          key={type}
          title={titles[type]}
          type={type}
          values={facets[type]}
          chosen={state.filters[type] ?? []}
          onToggle={toggle(type)}
        />
      ))}
      <PriceRange key={JSON.stringify(state.filters.price)} price={state.filters.price} />
      <div className="py-3">
        <Checkbox
          name="inStock"
          value="1"
          label="In stock only"
          checked={state.filters.inStock ?? false}
          onChange={(event) => onChange(withInStock(state, event.currentTarget.checked))}
        />
      </div>
      <noscript>
        <Button type="submit" className="w-full">
          Show results
        </Button>
      </noscript>
    </Form>
  );
}

function stateOfForm(form: HTMLFormElement, state: ListingState): ListingState {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query.append(name, value);
  }
  return { ...listingStateOf(query), sort: state.sort };
}
