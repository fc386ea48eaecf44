import type { PlannedRow, StoredImport } from "../../../../modules/catalogue-import/service";

/** An import as callers see it. */
export function importAnswer(stored: StoredImport) {
  const { id, status, file_name, created_by, rows, done, created, updated, unchanged } = stored;
  const { error_count, message, cancel_requested, created_at, started_at, finished_at } = stored;
  return {
    id,
    status,
    file_name,
    created_by,
    rows,
    done,
    created,
    updated,
    unchanged,
    error_count,
    message,
    cancel_requested,
    created_at,
    started_at,
    finished_at,
  };
}

/** One thing that is wrong with a row. */
export interface ImportError {
  /** As a spreadsheet counts; 1 is the row with the names of the columns. */
  row: number;
  /** Empty where it is about the whole row. */
  column: string;
  message: string;
}

/** What is wrong with rows, one after the other. */
export function errorsOf(rows: PlannedRow[]): ImportError[] {
  return rows.flatMap(({ number, problems }) =>
    problems.map(({ column, message }) => ({ row: number, column, message })),
  );
}
