import { forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import { shopLabels as en } from "@chemical-ink/catalogue-schema/labels/en";
import { shopLabels as fr } from "@chemical-ink/catalogue-schema/labels/fr";
import { formatMoney } from "~/language/formats.ts";
import { inEachLanguage } from "~/language/texts.ts";
import { m } from "~/paraglide/messages.js";
import type { SetFilter, TickedType } from "../listing/listing-url.ts";

const facetTitles = inEachLanguage({
  en: forEachFacet((_type, attribute) => en[attribute].label),
  fr: forEachFacet((_type, attribute) => fr[attribute].label),
});

/** What the filter of a type is called. */
export function filterTitle(type: TickedType): string {
  return type === "printer" ? m.filter_printer() : facetTitles()[type];
}

/** A set filter in words: "Cyan", "Fits Epson L3150", "€5.00 to €20.00". */
export function filterWords(filter: SetFilter, currency: string): string {
  if (filter.type === "inStock") return m.filter_in_stock();
  if (filter.type === "printer") return m.filter_fits({ printer: filter.value });
  if (filter.type !== "price") return filter.value;
  const { min, max } = filter.price;
  if (min === undefined) return m.filter_up_to({ amount: formatMoney(max ?? 0, currency) });
  if (max === undefined) return m.filter_from_amount({ amount: formatMoney(min, currency) });
  return m.filter_between({ min: formatMoney(min, currency), max: formatMoney(max, currency) });
}
