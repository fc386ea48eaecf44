/** The table of the version of the catalogue index in use. */
export const activeTable = `
  select 'search_pg_' || version.physical_name as "table"
  from search_index as index
  join search_index_version as version
    on version.search_index_id = index.id and version.version = index.active_version
  where index.name = 'product' and version.deleted_at is null`;

/** The oldest running transaction: everything that older transactions wrote can be read. */
export const currentHorizon = "pg_snapshot_xmin(pg_current_snapshot())";

/**
 * Whether a document was written by a transaction that was still running at a horizon. Transaction
 * ids of the future are from a restored backup, and count as old.
 */
export function isYoung(horizon: string): string {
  return `changed_in >= ${horizon}::xid8 and changed_in < pg_snapshot_xmax(pg_current_snapshot())`;
}

/** The entry in `seen` for a document that was read. */
export const asSeen = "id || '@' || changed_in";

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A version of the catalogue index. The commerce backend builds a new version beside it and swaps them. */
export interface IndexVersion {
  /** The table of its documents. */
  table: string;
  /** The oldest transaction that was running: its changes, and those of younger ones, may not be read. */
  horizon: string;
  /**
   * Documents of younger transactions that were read already, as `id@transaction`. Without it, a long
   * transaction would make every poll read the same changes again.
   */
  seen: string[];
}
