/** A sheet as it is saved: whole, whether it was there before or not. */
export interface SheetToSave {
  id: string;
  kind: string;
  brand: string;
  color: string;
  color_swatch: string;
  mpn: string;
  series: string;
  ink_type: string;
  condition: string;
  volume_ml: number | null;
  page_yield: number | null;
  yield_standard: string;
  pdf: string;
  video: string;
  /** In the order they are shown. */
  rows: StoredRow[];
  former_handles: string[];
}

/** A row of a sheet as it is stored: in words, and typed where it is more than words. */
export interface StoredRow {
  label: string;
  value: string;
  number: number | null;
  unit: string;
  flag: boolean | null;
}
