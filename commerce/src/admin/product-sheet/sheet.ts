import {
  attributeNames,
  attributes,
  type BackendName,
  type SheetRecord,
  sheetAttributes,
} from "../../../catalogue-schema/src/attributes";
import type { AttributeLabel } from "../../../catalogue-schema/src/labels/attribute-labels";
import { labels as english } from "../../../catalogue-schema/src/labels/en";
import type { CatalogueProduct, VersionedProduct } from "../../catalogue-product/catalogue-product";
import { rowText } from "../../catalogue-product/row-text";

/** The sheet of a product. Empty text, and null for a number, mean: not known. */
export type Sheet = SheetRecord & Pick<CatalogueProduct, "rows" | "printers">;

/** The part of a product that `/admin/catalogue/products/:id` answers and the sheet's form uses. */
export type SheetProduct = Sheet & Pick<VersionedProduct, "id" | "title" | "version" | "sold">;

/** The fields of a sheet in the order in which they are shown. */
export const sheetFields: (keyof Sheet)[] = [
  ...sheetAttributes.map(({ backend }) => backend),
  "rows",
  "printers",
];

const labels = Object.fromEntries(
  attributeNames.map((name) => [attributes[name].backend, english[name]]),
) as Record<BackendName, AttributeLabel>;

export function fieldTitle(field: keyof Sheet): string {
  return labels[field].label;
}

/** The hint under the input of a field. */
export function fieldHint(field: keyof Sheet): string | undefined {
  return labels[field].hint;
}

/** The label of each value of a choice. */
export function choiceTitles(field: keyof Sheet): Record<string, string> {
  return labels[field].choices ?? {};
}

/** The value of a field in one line; empty where there is none. */
export function fieldText(sheet: Sheet, field: keyof Sheet): string {
  if (field === "rows") return sheet.rows.map((row) => `${row.label}: ${rowText(row)}`).join("; ");
  if (field === "printers") return sheet.printers.join(", ");
  const value = sheet[field];
  if (typeof value === "number") return value.toLocaleString("en");
  return value ? (choiceTitles(field)[value] ?? value) : "";
}

/** The file name in a URL, without the timestamp that uploads put before it. */
export function fileName(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/^\d{13}-(?=.)/, "");
  try {
    return decodeURIComponent(name) || url;
  } catch {
    return name;
  }
}
