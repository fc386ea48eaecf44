import {
  type AttributeName,
  attributeNames,
  attributes,
  type BackendName,
  type SheetRecord,
  sheetAttributes,
} from "../../../catalogue-schema/src/attributes";
import type { CatalogueProduct, VersionedProduct } from "../../catalogue-product/catalogue-product";
import { rowText } from "../../catalogue-product/row-text";
import { adminLabels, numberText, t } from "../i18n/translate";

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

const names = Object.fromEntries(
  attributeNames.map((name) => [attributes[name].backend, name]),
) as Record<BackendName, AttributeName>;

function labelOf(field: keyof Sheet) {
  return adminLabels()[names[field]];
}

export function fieldTitle(field: keyof Sheet): string {
  return labelOf(field).label;
}

/** The hint under the input of a field. */
export function fieldHint(field: keyof Sheet): string | undefined {
  return labelOf(field).hint;
}

/** The label of each value of a choice. */
export function choiceTitles(field: keyof Sheet): Record<string, string> {
  return labelOf(field).choices ?? {};
}

/** The value of a field in one line; empty where there is none. */
export function fieldText(sheet: Sheet, field: keyof Sheet): string {
  if (field === "rows") return sheet.rows.map((row) => `${row.label}: ${rowValue(row)}`).join("; ");
  if (field === "printers") return sheet.printers.join(", ");
  const value = sheet[field];
  if (typeof value === "number") return numberText(value);
  return value ? (choiceTitles(field)[value] ?? value) : "";
}

/** The value of a row in words. */
export function rowValue(row: Sheet["rows"][number]): string {
  if (typeof row.value !== "boolean") return rowText(row);
  return t(row.value ? "productSheet.yes" : "productSheet.no");
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
