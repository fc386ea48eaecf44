import pg from "pg";
import { serviceLimits } from "../limits.ts";
import type { CatalogueChanges } from "./catalogue-search.ts";
import { type ChangesRow, changesIn, mostChanges } from "./index-changes.ts";
import { type CatalogueReader, readWhole } from "./index-reading.ts";
import { activeTable, currentHorizon, type IndexVersion, quoted } from "./index-tables.ts";

/** PostgreSQL, which has the catalogue index, does not answer. It can recover at any moment. */
export class CatalogueUnavailableError extends Error {
  override name = "CatalogueUnavailableError";
}

/** The changes, and the version to ask with next time. */
interface ChangesSince {
  version: IndexVersion;
  changes: CatalogueChanges;
  /** Whether there are more changes than one query returns. */
  isPart: boolean;
}

/** A document as it is stored. */
type StoredDocument = CatalogueChanges["documents"][number];

/** The catalogue index that the commerce backend writes. Every method throws CatalogueUnavailableError. */
export interface IndexDatabase {
  /**
   * Reads all documents of the active version in one snapshot.
   *
   * @param reader gets them in batches
   * @param signal aborts the reading
   * @returns the version to ask for changes with; undefined before the first one has been built
   */
  readAll(reader: CatalogueReader, signal: AbortSignal): Promise<IndexVersion | undefined>;
  /** The active version, to ask for changes after this moment. */
  currentVersion(): Promise<IndexVersion | undefined>;
  /**
   * The changes since a version's horizon, or a part of them. Undefined where the whole index has to
   * be read again: another version is active, too much has changed, or the database was restored
   * from a backup.
   */
  changesSince(version: IndexVersion): Promise<ChangesSince | undefined>;
  /**
   * Documents by their ids; in any order, without those that are gone. Where that version is replaced,
   * they are from the active one.
   */
  documents(version: IndexVersion, ids: string[]): Promise<StoredDocument[]>;
  /** The document with this id, then with this slug, then those that had this slug before. */
  documentsNamed(version: IndexVersion, idOrSlug: string): Promise<StoredDocument[]>;
  /** When products were changed last, by their ids; in any order. */
  writtenAt(version: IndexVersion, ids: string[]): Promise<{ id: string; updatedAt: string }[]>;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  /** The timeout of a query for documents, ms. A poll for changes may take twice as long. */
  timeoutMs: number;
  onError: (error: Error) => void;
}

/** Connections for documents. A query takes 1 to 2 ms. Polling and loading have one connection each. */
const mostConnections = 6;

/** Whether an entry of `seen` is of this transaction or a younger one. */
function isAtLeast(horizon: string): (seen: string) => boolean {
  return (seen) => BigInt(seen.slice(seen.lastIndexOf("@") + 1)) >= BigInt(horizon);
}

/** Reads the tables of the commerce backend's search provider (commerce/src/modules/catalogue-search). */
export function createIndexDatabase({ databaseUrl, timeoutMs, onError }: Options): IndexDatabase {
  // Half of the time is for connecting, half for the query.
  const readers = createPool(databaseUrl, mostConnections, timeoutMs / 2);
  const poller = createPool(databaseUrl, 1, 2 * timeoutMs);
  // PostgreSQL sorts a million titles in five seconds: the limit is for slow machines.
  const loader = createPool(databaseUrl, 1, serviceLimits.catalogueReadingMs);
  const pools = [readers, poller, loader];
  // A pool replaces a broken idle connection by itself.
  for (const pool of pools) pool.on("error", onError);

  async function query<Row extends pg.QueryResultRow>(
    pool: pg.Pool,
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    try {
      return (await pool.query<Row>(text, values)).rows;
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  /** Queries a version's table; the active table where that one does not exist any more. */
  async function ask<Row extends pg.QueryResultRow>(
    table: string,
    text: (from: string) => string,
    values: unknown[],
  ): Promise<Row[]> {
    try {
      return await query<Row>(readers, text(quoted(table)), values);
    } catch (error) {
      const [active] = isAboutMissingTable(error)
        ? await query<{ table: string }>(readers, activeTable)
        : [];
      if (!active || active.table === table) throw error;
      return query<Row>(readers, text(quoted(active.table)), values);
    }
  }

  async function currentVersion(): Promise<IndexVersion | undefined> {
    const [active] = await query<Pick<IndexVersion, "table" | "horizon">>(
      poller,
      `select "table", ${currentHorizon}::text as horizon from (${activeTable}) as active`,
    );
    return active && { ...active, seen: [] };
  }

  return {
    currentVersion,

    async readAll(reader, signal) {
      const client = await loader.connect().catch((cause: unknown) => {
        throw unavailable(cause);
      });
      let failure: unknown;
      try {
        return await readWhole(client, reader, signal);
      } catch (cause) {
        failure = cause;
        throw unavailable(cause);
      } finally {
        // After a failure the connection can be in the middle of a result: it is closed.
        client.release(failure !== undefined);
      }
    },

    async changesSince({ table, horizon, seen }) {
      const [row] = await query<ChangesRow>(poller, changesIn(table), [horizon, seen]);
      const isAnother = row?.table !== table || BigInt(row.horizon) < BigInt(horizon);
      if (isAnother || row.changed > mostChanges) return;
      const isPart = row.changed > row.documents.length + row.gone.length;
      // The remaining changes are as old as those that were read.
      const next = isPart ? horizon : row.horizon;
      const read = [...seen, ...[...row.documents, ...row.gone].map(({ seen }) => seen)];
      return {
        version: { table, horizon: next, seen: read.filter(isAtLeast(next)) },
        changes: { documents: row.documents, gone: row.gone.map(({ id }) => id) },
        isPart,
      };
    },

    documents: ({ table }, ids) =>
      ask(table, (from) => `select id, document from ${from} where id = any($1)`, [ids]),

    documentsNamed: ({ table }, name) =>
      ask(
        table,
        (from) => `
          select id, document, 1 as place from ${from} where id = $1
          union all
          select id, document, 2 from ${from} where indexed ->> 'handle' = $1
          union all
          select id, document, 3 from ${from}
          where indexed -> 'former_handles' @> to_jsonb($1::text)
            and indexed -> 'former_handles' <> '[]'::jsonb
          order by place`,
        [name],
      ),

    writtenAt: ({ table }, ids) =>
      ask(
        table,
        (from) =>
          `select id, document ->> 'updated_at' as "updatedAt" from ${from} where id = any($1)`,
        [ids],
      ),

    async close() {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

function unavailable(cause: unknown): CatalogueUnavailableError {
  return new CatalogueUnavailableError("the catalogue index cannot be read", { cause });
}

function createPool(databaseUrl: string, max: number, timeoutMs: number): pg.Pool {
  const url = new URL(databaseUrl);
  // Read-only: no defect of this service can change the shop's data.
  url.searchParams.set("options", "-c default_transaction_read_only=on");
  return new pg.Pool({
    connectionString: url.href,
    max,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs,
    application_name: "product-api",
    keepAlive: true,
  });
}

/** PostgreSQL's `undefined_table`. */
function isAboutMissingTable(error: unknown): boolean {
  const cause = error instanceof CatalogueUnavailableError && error.cause;
  return cause instanceof pg.DatabaseError && cause.code === "42P01";
}
