import type { CatalogueProduct, VersionedProduct } from "../../catalogue-product/catalogue-product";
import { rowText } from "../../catalogue-product/row-text";

/** What the sheet of a product holds. Empty text, and null for a number, is: not known. */
export type Sheet = Pick<
  CatalogueProduct,
  | "brand"
  | "color"
  | "color_swatch"
  | "mpn"
  | "series"
  | "kind"
  | "ink_type"
  | "condition"
  | "volume_ml"
  | "page_yield"
  | "yield_standard"
  | "pdf"
  | "video"
  | "rows"
  | "printers"
>;

/** A product with its sheet, as `/admin/catalogue/products/:id` gives it; it gives more than this. */
export type SheetProduct = Sheet & Pick<VersionedProduct, "id" | "title" | "version" | "sold">;

/** What each field of a sheet is called, in the order they are shown in. */
export const fieldTitles: Record<keyof Sheet, string> = {
  brand: "Brand",
  color: "Colour",
  color_swatch: "Swatch",
  mpn: "Part number",
  series: "Series",
  kind: "Kind",
  ink_type: "Ink type",
  condition: "Condition",
  volume_ml: "Volume",
  page_yield: "Page yield",
  yield_standard: "Yield measured by",
  pdf: "PDF",
  video: "Video",
  rows: "Rows",
  printers: "Printers it fits",
};

/** The fields of a sheet. */
export const sheetFields = Object.keys(fieldTitles) as (keyof Sheet)[];

/** What each condition is called. */
export const conditionTitles: Record<Sheet["condition"], string> = {
  "": "Not stated",
  oem: "Original (OEM)",
  compatible: "Compatible",
  remanufactured: "Remanufactured",
};

/** What a field of a sheet says, in one line of words; empty where it says nothing. */
export function fieldText(sheet: Sheet, field: keyof Sheet): string {
  switch (field) {
    case "condition":
      return sheet.condition && conditionTitles[sheet.condition];
    case "volume_ml":
      return sheet.volume_ml === null ? "" : `${sheet.volume_ml} ml`;
    case "page_yield":
      return sheet.page_yield === null ? "" : `${sheet.page_yield.toLocaleString("en")} pages`;
    case "rows":
      return sheet.rows.map((row) => `${row.label}: ${rowText(row)}`).join("; ");
    case "printers":
      return sheet.printers.join(", ");
    default:
      return sheet[field];
  }
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
