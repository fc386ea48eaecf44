import {
  attributeNames,
  attributes,
  type BackendName,
  type SheetRecord,
  sheetAttributes,
} from "../../../catalogue-schema/src/attributes";
import type { AttributeLabel } from "../../../catalogue-schema/src/labels/attribute-labels";
import { en } from "../../../catalogue-schema/src/labels/en";
import type { CatalogueProduct, VersionedProduct } from "../../catalogue-product/catalogue-product";
import { rowText } from "../../catalogue-product/row-text";

/** What the sheet of a product holds. Empty text, and null for a number, is: not known. */
export type Sheet = SheetRecord & Pick<CatalogueProduct, "rows" | "printers">;

/** A product with its sheet, as `/admin/catalogue/products/:id` gives it; it gives more than this. */
export type SheetProduct = Sheet & Pick<VersionedProduct, "id" | "title" | "version" | "sold">;

/** The fields of a sheet, in the order they are shown in. */
export const sheetFields: (keyof Sheet)[] = [
  ...sheetAttributes.map(({ backend }) => backend),
  "rows",
  "printers",
];

const labels = Object.fromEntries(
  attributeNames.map((name) => [attributes[name].backend, en[name]]),
) as Record<BackendName, AttributeLabel>;

/** What a field of a sheet is called. */
export function fieldTitle(field: keyof Sheet): string {
  return labels[field].label;
}

/** What is said under the input of a field. */
export function fieldHint(field: keyof Sheet): string | undefined {
  return labels[field].hint;
}

/** What each value of a choice is called. */
export function choiceTitles(field: keyof Sheet): Record<string, string> {
  return labels[field].choices ?? {};
}

/** What a field of a sheet says, in one line of words; empty where it says nothing. */
export function fieldText(sheet: Sheet, field: keyof Sheet): string {
  if (field === "rows") return sheet.rows.map((row) => `${row.label}: ${rowText(row)}`).join("; ");
  if (field === "printers") return sheet.printers.join(", ");
  const value = sheet[field];
  if (typeof value === "number") return value.toLocaleString("en");
  return value ? (choiceTitles(field)[value] ?? value) : "";
}

/** The name of the file an address leads to, without the moment that uploads have before it. */
export function fileName(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/^\d{13}-(?=.)/, "");
  try {
    return decodeURIComponent(name) || url;
  } catch {
    return name;
  }
}
