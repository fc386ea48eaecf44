import { forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import { shopLabels } from "@chemical-ink/catalogue-schema/labels/shop-labels";
import type { Facets, FacetValue } from "@chemical-ink/product-api/contract/listing";
import { formatMoney } from "~/language/formats.ts";
import { inEachLanguage } from "~/language/texts.ts";
import { m } from "~/paraglide/messages.js";
import type { SetFilter, TickedType } from "../listing/listing-url.ts";

const labels = inEachLanguage(shopLabels);
const attributeOf = forEachFacet((_type, attribute) => attribute);

/** What the filter of a type is called. */
export function filterTitle(type: TickedType): string {
  return type === "printer" ? m.filter_printer() : labels()[attributeOf[type]].label;
}

/** The page's word for a value of a facet. */
export function labelOf(values: FacetValue[], value: string): string {
  return values.find((known) => known.value === value)?.label ?? value;
}

/** A set filter in words: "Cyan", "Fits Epson L3150", "€5.00 to €20.00". */
export function filterWords(filter: SetFilter, currency: string, facets: Facets): string {
  if (filter.type === "inStock") return m.filter_in_stock();
  if (filter.type === "printer") return m.filter_fits({ printer: filter.value });
  if (filter.type !== "price") return labelOf(facets[filter.type], filter.value);
  const { min, max } = filter.price;
  if (min === undefined) return m.filter_up_to({ amount: formatMoney(max ?? 0, currency) });
  if (max === undefined) return m.filter_from_amount({ amount: formatMoney(min, currency) });
  return m.filter_between({ min: formatMoney(min, currency), max: formatMoney(max, currency) });
}
