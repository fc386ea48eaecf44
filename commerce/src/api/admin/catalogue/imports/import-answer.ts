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

export interface ImportError {
  /** The row's number in a spreadsheet; row 1 has the column names. */
  row: number;
  /** Empty where the problem is the whole row's. */
  column: string;
  message: string;
}

export function errorsOf(rows: PlannedRow[]): ImportError[] {
  return rows.flatMap(({ number, problems }) =>
    problems.map(({ column, message }) => ({ row: number, column, message })),
  );
}
