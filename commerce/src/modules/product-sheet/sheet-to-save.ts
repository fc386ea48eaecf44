import type { SheetRecord } from "../../../catalogue-schema/src/attributes";

/** A sheet as it is saved: whole, whether it was there before or not. */
export interface SheetToSave extends SheetRecord {
  id: string;
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
