import type { SheetRow } from "./catalogue-product";

/** The value of a sheet's row in words: "70 ml", "Yes". */
export function rowText(row: SheetRow): string {
  if (typeof row.value === "boolean") return row.value ? "Yes" : "No";
  if (typeof row.value === "string") return row.value;
  const unit = "unit" in row ? row.unit : undefined;
  return unit ? `${row.value} ${unit}` : `${row.value}`;
}
