import { facetTypes } from "@chemical-ink/catalogue-schema/facets";
import type { Facets } from "@chemical-ink/product-api/contract/listing";
import { Form, Link } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/fields/checkbox.tsx";
import {
  type ListingState,
  listingStateOf,
  withInStock,
  withToggled,
} from "../listing/listing-url.ts";
import { useMyPrinters } from "../printers/my-printers.ts";
import { toggleChosen } from "./chosen-filters.ts";
import { FilterGroup, FilterSection } from "./filter-group.tsx";
import { PriceRange } from "./price-range.tsx";

export type FilterPanelProps = {
  facets: Facets;
  state: ListingState;
  /** Query parameters of the page itself, such as the search term. */
  kept: Record<string, string>;
  onChange: (state: ListingState) => void;
};

/** All filters. Every tick applies at once; without scripts they are a form with a button. */
export function FilterPanel({ facets, state, kept, onChange }: FilterPanelProps) {
  return (
    <Form
      method="get"
      aria-label={m.filter_filters()}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(stateOfForm(event.currentTarget, state));
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.sort !== "relevance" && <input type="hidden" name="sort" value={state.sort} />}

      {facetTypes.map((type) => (
        <FilterGroup
          key={type}
          type={type}
          values={facets[type]}
          chosen={state.filters[type] ?? []}
          onToggle={(value) => onChange(toggleChosen(state, type, value))}
        />
      ))}
      <PriceRange key={JSON.stringify(state.filters.price)} price={state.filters.price} />
      <PrinterFilter
        chosen={state.filters.printer ?? []}
        onToggle={(printer) => onChange(withToggled(state, "printer", printer))}
      />
      <div className="py-3">
        <Checkbox
          name="inStock"
          value="1"
          label={m.filter_in_stock()}
          checked={state.filters.inStock ?? false}
          onChange={(event) => onChange(withInStock(state, event.currentTarget.checked))}
        />
      </div>
      <noscript>
        <Button type="submit" className="w-full">
          {m.filter_show_results()}
        </Button>
      </noscript>
    </Form>
  );
}

type PrinterFilterProps = { chosen: string[]; onToggle: (printer: string) => void };

/**
 * The chosen printers, the shopper's own, and the link to all printers. It comes late in the panel:
 * the shopper's own printers appear with the scripts and would shift what follows.
 */
function PrinterFilter({ chosen, onToggle }: PrinterFilterProps) {
  const { printers } = useMyPrinters();
  const offered = [...new Set([...printers, ...chosen])];
  return (
    <FilterSection title={m.filter_printer()}>
      {offered.map((printer) => (
        <Checkbox
          key={printer}
          name="printer"
          value={printer}
          label={printer}
          checked={chosen.includes(printer)}
          onChange={() => onToggle(printer)}
        />
      ))}
      <Link to="/compatibility" className="inline-flex min-h-9 items-center text-sm text-link">
        {offered.length > 0 ? m.filter_other_printer() : m.filter_choose_printer()}
      </Link>
    </FilterSection>
  );
}

function stateOfForm(form: HTMLFormElement, state: ListingState): ListingState {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query.append(name, value);
  }
  return { ...listingStateOf(query), sort: state.sort };
}
