import type { SheetRow } from "./catalogue-product";

/** What a row of a sheet says, in words: "70 ml", "Yes". The only place where words are made of it. */
export function rowText(row: SheetRow): string {
  if (typeof row.value === "boolean") return row.value ? "Yes" : "No";
  if (typeof row.value === "string") return row.value;
  const unit = "unit" in row ? row.unit : undefined;
  return unit ? `${row.value} ${unit}` : `${row.value}`;
}
