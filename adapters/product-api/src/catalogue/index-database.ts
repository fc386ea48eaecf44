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
  /**
   * Reads all documents of the version in use.
   *
   * @param take gets them in batches
   * @returns the version to ask for changes with, or nothing before the first one has been built
   */
  readAll(
    take: (documents: CatalogueChanges["documents"]) => void,
  ): Promise<IndexVersion | undefined>;
  /**
   * What has changed since a version's horizon, and the version to ask with next time. Nothing
   * where it is better to read all again: another version is in use by now, too much has changed,
   * or the database was restored from an older time.
   */
  changesSince(
    version: IndexVersion,
  ): Promise<{ version: IndexVersion; changes: CatalogueChanges } | undefined>;
  /**
   * Documents by their ids; in no order, without those that are gone. Where that version has been
   * replaced by now, they are those of the one in use.
   */
  documents(version: IndexVersion, ids: string[]): Promise<CatalogueChanges["documents"]>;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  /** After so many ms the documents of an answer have not been found. Following takes its time. */
  patienceMs: number;
  onError: (error: Error) => void;
}

/** Documents that are read at once: what is read costs memory until it has been taken in. */
const batchSize = 500;
/** From so many changed documents on, it is quicker to read all again. */
const mostChanges = 5_000;
/** Connections for answers, each of which takes a millisecond or two, beside the one that follows. */
const mostConnections = 6;

const activeTable = `
  select 'search_pg_' || version.physical_name as "table"
  from search_index as index
  join search_index_version as version
    on version.search_index_id = index.id and version.version = index.active_version
  where index.name = 'product' and version.deleted_at is null`;

/** A document without what only pages of products show: a third of it. */
const listed = "document - '{images_json,fiche_tech_json}'::text[]";

/** The oldest transaction that is not over: what older ones have done can be read. */
const currentHorizon = "pg_snapshot_xmin(pg_current_snapshot())";

/**
 * Whether a document was written by a transaction that was not over at a horizon. One from the
 * future came with a restored backup: it is as old as that.
 */
function isYoung(horizon: string): string {
  return `changed_in >= ${horizon}::xid8 and changed_in < pg_snapshot_xmax(pg_current_snapshot())`;
}

/** What is remembered of a document that was read. */
const asSeen = "id || '@' || changed_in";

interface ChangesRow {
  table: string;
  horizon: string;
  documents: { id: string; document: unknown; seen: string }[];
  gone: { id: string; seen: string }[];
}

function changesIn(table: string): string {
  const unseen = `${isYoung("$1")} and ${asSeen} <> all($2::text[])`;
  const changed = (name: string, columns: string) => `
    (select coalesce(json_agg(json_build_object(${columns}, 'seen', seen)), '[]')
     from (select *, ${asSeen} as seen from ${quoted(name)} where ${unseen}
           limit ${mostChanges + 1}) as changed)`;
  return `
    select active."table", ${currentHorizon}::text as horizon,
      ${changed(table, `'id', id, 'document', ${listed}`)} as documents,
      ${changed(`${table}_gone`, "'id', id")} as gone
    from (${activeTable}) as active`;
}

/** Whether what was seen is of this transaction or a younger one. */
function isAtLeast(horizon: string): (seen: string) => boolean {
  return (seen) => BigInt(seen.slice(seen.lastIndexOf("@") + 1)) >= BigInt(horizon);
}

interface DocumentRow {
  id: string;
  document: unknown;
  /** Where it was written by a transaction that was not over when reading began. */
  seen: string | null;
}

/** Reads the tables that the engine's search provider writes (commerce/src/modules/catalogue-search). */
export function createIndexDatabase({ databaseUrl, patienceMs, onError }: Options): IndexDatabase {
  // Connecting and asking take half each at most.
  const readers = createPool(databaseUrl, mostConnections, patienceMs / 2);
  const follower = createPool(databaseUrl, 1, 2 * patienceMs);
  // A connection that breaks while nobody uses it is replaced when somebody does.
  for (const pool of [readers, follower]) pool.on("error", onError);

  async function query<Row extends pg.QueryResultRow>(
    pool: pg.Pool,
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
    async readAll(take) {
      const [active] = await query<Pick<IndexVersion, "table" | "horizon">>(
        follower,
        `select "table", ${currentHorizon}::text as horizon from (${activeTable}) as active`,
      );
      if (!active) return;
      const version: IndexVersion = { ...active, seen: [] };
      let last = "";
      for (;;) {
        const documents = await query<DocumentRow>(
          follower,
          `select id, ${listed} as document, case when ${isYoung("$2")} then ${asSeen} end as seen
           from ${quoted(active.table)} where id > $1 order by id limit ${batchSize}`,
          [last, active.horizon],
        );
        take(documents);
        version.seen.push(...documents.flatMap(({ seen }) => seen ?? []));
        if (documents.length < batchSize) return version;
        last = documents.at(-1)?.id ?? last;
      }
    },

    async changesSince({ table, horizon, seen }) {
      const [row] = await query<ChangesRow>(follower, changesIn(table), [horizon, seen]);
      const isAnother = row?.table !== table || BigInt(row.horizon) < BigInt(horizon);
      if (isAnother || row.documents.length > mostChanges || row.gone.length > mostChanges) return;
      const read = [...seen, ...[...row.documents, ...row.gone].map(({ seen }) => seen)];
      return {
        version: { table, horizon: row.horizon, seen: read.filter(isAtLeast(row.horizon)) },
        changes: { documents: row.documents, gone: row.gone.map(({ id }) => id) },
      };
    },

    async documents({ table }, ids) {
      const read = (from: string) =>
        query<CatalogueChanges["documents"][number]>(
          readers,
          `select id, document from ${quoted(from)} where id = any($1)`,
          [ids],
        );
      try {
        return await read(table);
      } catch (error) {
        // The engine has swapped versions, and the new one is still being taken in here.
        const [active] = isAboutMissingTable(error)
          ? await query<{ table: string }>(readers, activeTable)
          : [];
        if (!active || active.table === table) throw error;
        return read(active.table);
      }
    },

    async close() {
      await Promise.all([readers.end(), follower.end()]);
    },
  };
}

function createPool(databaseUrl: string, max: number, patienceMs: number): pg.Pool {
  const url = new URL(databaseUrl);
  // Whatever may be wrong here: nothing of the shop's can be changed by it.
  url.searchParams.set("options", "-c default_transaction_read_only=on");
  return new pg.Pool({
    connectionString: url.href,
    max,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    statement_timeout: patienceMs,
    application_name: "product-api",
    keepAlive: true,
  });
}

/** PostgreSQL's `undefined_table`. */
function isAboutMissingTable(error: unknown): boolean {
  const cause = error instanceof CatalogueUnavailableError && error.cause;
  return cause instanceof pg.DatabaseError && cause.code === "42P01";
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
