import type { FicheTechRow } from "@chemical-ink/product-api/contract/fiche-tech";
import { formatNumber } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";

/** The value of a technical sheet row; numbers and booleans are written in the page's language. */
export function sheetValue({ value, number, unit, flag }: FicheTechRow): string {
  if (flag !== undefined) return flag ? m.sheet_rows_yes() : m.sheet_rows_no();
  if (number === undefined) return value;
  return unit ? `${formatNumber(number)}\u00a0${unit}` : formatNumber(number);
}

/** Labels in the main language of rows that repeat the title, the part number or other fields. */
const told =
  /^(manufacturer|brand|part number|mpn|model|series|colou?r|capacity|volume|page yield|yield measured by|fits)$/i;

/** Whether a row of the technical sheet adds to the product's own fields. */
export function isAdditionalRow({ label, original }: FicheTechRow): boolean {
  return !told.test((original?.label ?? label).trim());
}
