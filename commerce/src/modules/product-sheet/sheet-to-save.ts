import type { SheetRecord } from "../../../catalogue-schema/src/attributes";

/** A whole sheet to be saved, new or not. */
export interface SheetToSave extends SheetRecord {
  id: string;
  /** In the order in which they are shown. */
  rows: StoredRow[];
  former_handles: string[];
}

/** A stored row: its text, and its number or yes or no. */
export interface StoredRow {
  label: string;
  value: string;
  number: number | null;
  unit: string;
  flag: boolean | null;
}
