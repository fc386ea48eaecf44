import pg from "pg";
import type { CatalogueChanges } from "./projection/projection.ts";

/** PostgreSQL, where the catalogue index is, does not answer. It may again in a moment. */
export class CatalogueUnavailableError extends Error {
  override name = "CatalogueUnavailableError";
}

/** One version of the catalogue index: the engine builds a new one beside it and then swaps. */
export interface IndexVersion {
  /** The table of its documents. */
  table: string;
  /** The oldest transaction that was still running: what it will have changed is not read yet. */
  horizon: string;
  /**
   * What younger transactions have written is read already: documents as `id@transaction`. While a
   * long one keeps the horizon back, nothing is read twice.
   */
  seen: string[];
}

/** The catalogue index as the engine keeps it. Every call throws CatalogueUnavailableError. */
export interface IndexDatabase {
  /** The version that is in use, or nothing before the first one has been built. */
  activeVersion(): Promise<IndexVersion | undefined>;
  /** All documents of a version, in batches. */
  readAll(version: IndexVersion): AsyncGenerator<CatalogueChanges["documents"]>;
  /**
   * What has changed since a version's horizon, and the version to ask with next time. Nothing
   * where another version is in use by now.
   */
  changesSince(
    version: IndexVersion,
  ): Promise<{ version: IndexVersion; changes: CatalogueChanges } | undefined>;
  /** Documents by their ids; in no order, without those that are gone. */
  documents(version: IndexVersion, ids: string[]): Promise<CatalogueChanges["documents"]>;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  /** A query that takes longer has failed, ms. */
  patienceMs: number;
  onError: (error: Error) => void;
}

const batchSize = 2_000;
/** Queries at the same time. Each takes a millisecond or two. */
const mostConnections = 6;

const activeTable = `
  select 'search_pg_' || version.physical_name as "table"
  from search_index as index
  join search_index_version as version
    on version.search_index_id = index.id and version.version = index.active_version
  where index.name = 'product' and version.deleted_at is null`;

interface ChangesRow {
  table: string;
  horizon: string;
  documents: { id: string; document: unknown; seen: string }[];
  gone: { id: string; seen: string }[];
}

function changesIn(table: string): string {
  const unseen = "changed_in >= $1::xid8 and id || '@' || changed_in <> all($2::text[])";
  return `
    select active."table", pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select coalesce(json_agg(json_build_object(
         'id', id, 'document', document, 'seen', id || '@' || changed_in)), '[]')
       from ${quoted(table)} where ${unseen}) as documents,
      (select coalesce(json_agg(json_build_object('id', id, 'seen', id || '@' || changed_in)), '[]')
       from ${quoted(`${table}_gone`)} where ${unseen}) as gone
    from (${activeTable}) as active`;
}

/** Whether what was seen is of this transaction or a younger one. */
function isAtLeast(horizon: string): (seen: string) => boolean {
  return (seen) => BigInt(seen.slice(seen.lastIndexOf("@") + 1)) >= BigInt(horizon);
}

/** Reads the tables that the engine's search provider writes (commerce/src/modules/catalogue-search). */
export function createIndexDatabase({ databaseUrl, patienceMs, onError }: Options): IndexDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: mostConnections,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    statement_timeout: patienceMs,
    application_name: "product-api",
    keepAlive: true,
  });
  // A connection that breaks while nobody uses it is replaced when somebody does.
  pool.on("error", onError);

  async function query<Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    try {
      return (await pool.query<Row>(text, values)).rows;
    } catch (cause) {
      throw new CatalogueUnavailableError("the catalogue index cannot be read", { cause });
    }
  }

  return {
    async activeVersion() {
      const [row] = await query<Omit<IndexVersion, "seen">>(
        `select "table", pg_snapshot_xmin(pg_current_snapshot())::text as horizon
         from (${activeTable}) as active`,
      );
      return row && { ...row, seen: [] };
    },

    async *readAll({ table }) {
      let last = "";
      for (;;) {
        const documents = await query<CatalogueChanges["documents"][number]>(
          `select id, document from ${quoted(table)} where id > $1 order by id limit ${batchSize}`,
          [last],
        );
        yield documents;
        if (documents.length < batchSize) return;
        last = documents.at(-1)?.id ?? last;
      }
    },

    async changesSince({ table, horizon, seen }) {
      const [row] = await query<ChangesRow>(changesIn(table), [horizon, seen]);
      if (row?.table !== table) return;
      const read = [...seen, ...[...row.documents, ...row.gone].map(({ seen }) => seen)];
      return {
        version: { table, horizon: row.horizon, seen: read.filter(isAtLeast(row.horizon)) },
        changes: { documents: row.documents, gone: row.gone.map(({ id }) => id) },
      };
    },

    documents: ({ table }, ids) =>
      query(`select id, document from ${quoted(table)} where id = any($1)`, [ids]),

    close: () => pool.end(),
  };
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
