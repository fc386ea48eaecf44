import { type Language, mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import type pg from "pg";
import type { CatalogueLoader, ProductNames } from "./catalogue-search.ts";
import {
  activeTable,
  asSeen,
  currentHorizon,
  type IndexVersion,
  isYoung,
  quoted,
} from "./index-tables.ts";

/** Gets the whole catalogue in batches. */
export type CatalogueReader = Omit<CatalogueLoader, "finalize">;

/** Documents per batch: loading a batch holds the event loop. */
const batchSize = 100;

interface DocumentRow {
  id: string;
  document: unknown;
  /** Set where a transaction wrote it that was still running when reading began. */
  seen: string | null;
}

/**
 * Reads all documents of the active version, and then their names by title, in one snapshot.
 * Titles are read once for each language that some are translated into.
 * PostgreSQL sorts them, because that takes no memory of this process.
 */
export async function readWhole(
  client: pg.PoolClient,
  reader: CatalogueReader,
  signal: AbortSignal,
): Promise<IndexVersion | undefined> {
  await client.query("begin isolation level repeatable read read only");
  // The whole result is read: PostgreSQL need not return the first rows early.
  await client.query("set local cursor_tuple_fraction = 1");
  const { rows } = await client.query<Pick<IndexVersion, "table" | "horizon">>(
    `select "table", ${currentHorizon}::text as horizon from (${activeTable}) as active`,
  );
  const [active] = rows;
  if (!active) {
    await client.query("commit");
    return;
  }
  const from = quoted(active.table);
  const counted = await client.query<{ count: number }>(`select count(*)::int from ${from}`);
  reader.expect(counted.rows[0]?.count ?? 0);

  const version: IndexVersion = { ...active, seen: [] };
  const documents = `
    select id, indexed as document, case when ${isYoung(`'${active.horizon}'`)} then ${asSeen} end as seen
    from ${from}`;
  for await (const batch of batchesOf<DocumentRow>(client, documents, signal)) {
    await reader.load(batch);
    for (const { seen } of batch) if (seen) version.seen.push(seen);
  }
  for (const language of reader.titleLanguages()) {
    // "offset 0" makes PostgreSQL read each title once, and not for the order again.
    const names = `
      select id, title, slug from (
        select id, ${titleIn(language)} as title, indexed ->> 'handle' as slug from ${from} offset 0
      ) as named
      order by title collate catalogue_title, id collate "C"`;
    for await (const batch of batchesOf<ProductNames>(client, names, signal)) {
      reader.loadNames(batch, language);
    }
  }
  await client.query("commit");
  return version;
}

function titleIn(language: Language): string {
  const mainTitle = "indexed ->> 'title'";
  if (language === mainLanguage) return mainTitle;
  const translations = "nullif(indexed ->> 'translations_json', '')::jsonb";
  return `coalesce(nullif(${translations} -> '${language}' ->> 'title', ''), ${mainTitle})`;
}

/** Fetches the next batch while the caller works on the one before. */
async function* batchesOf<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  select: string,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  await client.query(`declare batch no scroll cursor for ${select}`);
  const fetchNext = () => client.query<Row>(`fetch ${batchSize} from batch`);
  let next = fetchNext();
  for (;;) {
    const { rows } = await next;
    signal.throwIfAborted();
    if (rows.length < batchSize) {
      yield rows;
      break;
    }
    next = fetchNext();
    // Nobody awaits this promise where the caller throws.
    next.catch(() => undefined);
    yield rows;
  }
  await client.query("close batch");
}
