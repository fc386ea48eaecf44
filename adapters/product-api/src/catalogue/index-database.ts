import pg from "pg";
import { serviceLimits } from "../limits.ts";
import { type ChangesRow, changesIn, mostChanges } from "./index-changes.ts";
import { type CatalogueReading, readWhole } from "./index-reading.ts";
import { activeTable, currentHorizon, quoted } from "./index-tables.ts";
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

/** What has changed, and the version to ask with next time. */
interface ChangesSince {
  version: IndexVersion;
  changes: CatalogueChanges;
  /** There was more than is read at once: the rest can be asked for now. */
  isPart: boolean;
}

/** A document as it is stored. */
type StoredDocument = CatalogueChanges["documents"][number];

/** The catalogue index as the engine keeps it. Every call throws CatalogueUnavailableError. */
export interface IndexDatabase {
  /**
   * Reads all documents of the version in use, as they are at one moment.
   *
   * @param reading gets them in batches
   * @param signal ends it before it is done
   * @returns the version to ask for changes with, or nothing before the first one has been built
   */
  readAll(reading: CatalogueReading, signal: AbortSignal): Promise<IndexVersion | undefined>;
  /** The version in use, as it is now: what changes after this moment can be asked for with it. */
  currentVersion(): Promise<IndexVersion | undefined>;
  /**
   * What has changed since a version's horizon, or a part of it. Nothing where it is better to read
   * all again: another version is in use by now, too much has changed, or the database was restored
   * from an older time.
   */
  changesSince(version: IndexVersion): Promise<ChangesSince | undefined>;
  /**
   * Documents by their ids; in no order, without those that are gone. Where that version has been
   * replaced by now, they are those of the one in use.
   */
  documents(version: IndexVersion, ids: string[]): Promise<StoredDocument[]>;
  /** The documents of this id, then of this slug, then of those that had it before. */
  documentsNamed(version: IndexVersion, idOrSlug: string): Promise<StoredDocument[]>;
  /** When products were changed last, by their ids; in no order. */
  writtenAt(version: IndexVersion, ids: string[]): Promise<{ id: string; updatedAt: string }[]>;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  /** After so many ms the documents of an answer have not been found. Following takes its time. */
  timeoutMs: number;
  onError: (error: Error) => void;
}

/** Connections for answers, each of which takes a millisecond or two, beside the one that follows. */
const mostConnections = 6;

/** Whether what was seen is of this transaction or a younger one. */
function isAtLeast(horizon: string): (seen: string) => boolean {
  return (seen) => BigInt(seen.slice(seen.lastIndexOf("@") + 1)) >= BigInt(horizon);
}

/** Reads the tables that the engine's search provider writes (commerce/src/modules/catalogue-search). */
export function createIndexDatabase({ databaseUrl, timeoutMs, onError }: Options): IndexDatabase {
  // Connecting and asking take half each at most.
  const readers = createPool(databaseUrl, mostConnections, timeoutMs / 2);
  const follower = createPool(databaseUrl, 1, 2 * timeoutMs);
  // The titles of a million products are sorted in five seconds: this is for slow machines.
  const reader = createPool(databaseUrl, 1, serviceLimits.catalogueReadingMs);
  const pools = [readers, follower, reader];
  // A connection that breaks while nobody uses it is replaced when somebody does.
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

  /** Asks a version's table, or the one in its place where the engine has swapped them. */
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
      follower,
      `select "table", ${currentHorizon}::text as horizon from (${activeTable}) as active`,
    );
    return active && { ...active, seen: [] };
  }

  return {
    currentVersion,

    async readAll(reading, signal) {
      const client = await reader.connect().catch((cause: unknown) => {
        throw unavailable(cause);
      });
      let failure: unknown;
      try {
        return await readWhole(client, reading, signal);
      } catch (cause) {
        failure = cause;
        throw unavailable(cause);
      } finally {
        // A connection in the middle of something is of no use to anybody.
        client.release(failure !== undefined);
      }
    },

    async changesSince({ table, horizon, seen }) {
      const [row] = await query<ChangesRow>(follower, changesIn(table), [horizon, seen]);
      const isAnother = row?.table !== table || BigInt(row.horizon) < BigInt(horizon);
      if (isAnother || row.changed > mostChanges) return;
      const isPart = row.changed > row.documents.length + row.gone.length;
      // What is left is as old as what was read.
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
  // Whatever may be wrong here: nothing of the shop's can be changed by it.
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
