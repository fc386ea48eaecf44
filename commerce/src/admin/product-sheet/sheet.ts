/** One row of a technical sheet: a text, a number with its unit, or a yes or no. */
export type SheetRow =
  | { label: string; value: string }
  | { label: string; value: number; unit?: string }
  | { label: string; value: boolean };

/** Whether the maker of the printer made it; empty where nobody said. */
export type Condition = "oem" | "compatible" | "remanufactured" | "";

/** What the sheet of a product holds. Empty text, and null for a number, is: not known. */
export interface Sheet {
  brand: string;
  color: string;
  /** `#rrggbb`. */
  color_swatch: string;
  /** The manufacturer's part number. */
  mpn: string;
  series: string;
  kind: string;
  ink_type: string;
  condition: Condition;
  volume_ml: number | null;
  page_yield: number | null;
  /** What `page_yield` was measured by, such as "ISO/IEC 24711". */
  yield_standard: string;
  /** Addresses of files. */
  pdf: string;
  video: string;
  rows: SheetRow[];
  /** Make and model of each printer it fits. */
  printers: string[];
}

/** A product with its sheet, as `/admin/catalogue/products/:id` gives it; it gives more than this. */
export interface SheetProduct extends Sheet {
  id: string;
  title: string;
  /** Changes with the product; opaque. */
  version: string;
  /** Units ordered. */
  sold: number;
}

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
export const conditionTitles: Record<Condition, string> = {
  "": "Not stated",
  oem: "Original (OEM)",
  compatible: "Compatible",
  remanufactured: "Remanufactured",
};

/** What a row says, in words. */
export function rowText(row: SheetRow): string {
  if (typeof row.value === "boolean") return row.value ? "Yes" : "No";
  const unit = "unit" in row ? row.unit : undefined;
  return unit ? `${row.value} ${unit}` : `${row.value}`;
}

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

/** The name of the file an address leads to. */
export function fileName(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const name = path.slice(path.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(name) || url;
  } catch {
    return name;
  }
}
