import { type SheetRecord, sheetOf } from "../../../catalogue-schema/src/attributes";

/** The attributes of a sheet's row in the database; all empty where there is no sheet. */
export function readSheet(
  row: { attributes?: Record<string, unknown> | null } | null | undefined,
): SheetRecord {
  return sheetOf({ ...row, ...row?.attributes });
}
