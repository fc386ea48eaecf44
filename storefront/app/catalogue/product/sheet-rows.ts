import type { FicheTechRow } from "@chemical-ink/product-api/contract/fiche-tech";
import { formatNumber } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";

/** What a row of the technical sheet says; numbers, yes and no as the language writes them. */
export function sheetValue({ value, number, unit, flag }: FicheTechRow): string {
  if (flag !== undefined) return flag ? m.sheet_rows_yes() : m.sheet_rows_no();
  if (number === undefined) return value;
  return unit ? `${formatNumber(number)}\u00a0${unit}` : formatNumber(number);
}

/** What a product's title, its part number and its other fields tell already. */
const told =
  /^(manufacturer|brand|part number|mpn|model|series|colou?r|capacity|volume|page yield|yield measured by|fits)$/i;

/** Whether a row of the technical sheet tells what the product's own fields do not. */
export function tellsMore({ label }: FicheTechRow): boolean {
  return !told.test(label.trim());
}
