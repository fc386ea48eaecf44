import type pg from "pg";
import type { IndexVersion } from "./index-database.ts";
import { activeTable, asSeen, currentHorizon, isYoung, quoted } from "./index-tables.ts";
import type { NamesRow, Projection } from "./projection/projection.ts";

/** Takes in a catalogue that is read whole. */
export type CatalogueReading = Pick<Projection, "expect" | "load" | "loadNames">;

/** Documents that are read at once: while they are taken in, nobody is answered. */
const batchSize = 100;

interface DocumentRow {
  id: string;
  document: unknown;
  /** Where it was written by a transaction that was not over when reading began. */
  seen: string | null;
}

/**
 * Reads all documents of the version in use, and then their names by title: all as they are at one
 * moment. Sorting is left to PostgreSQL, which needs no memory of ours for it.
 */
export async function readWhole(
  client: pg.PoolClient,
  reading: CatalogueReading,
  signal: AbortSignal,
): Promise<IndexVersion | undefined> {
  await client.query("begin isolation level repeatable read read only");
  // All of it will be read: the first rows need not come first.
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
  reading.expect(counted.rows[0]?.count ?? 0);

  const version: IndexVersion = { ...active, seen: [] };
  const documents = `
    select id, indexed as document, case when ${isYoung(`'${active.horizon}'`)} then ${asSeen} end as seen
    from ${from}`;
  for await (const batch of batchesOf<DocumentRow>(client, documents, signal)) {
    reading.load(batch);
    for (const { seen } of batch) if (seen) version.seen.push(seen);
  }
  const names = `
    select id, indexed ->> 'title' as title, indexed ->> 'handle' as slug from ${from}
    order by (indexed ->> 'title') collate catalogue_title, id collate "C"`;
  for await (const batch of batchesOf<NamesRow>(client, names, signal)) reading.loadNames(batch);
  await client.query("commit");
  return version;
}

/** The next batch is asked for while the one before is taken in. */
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
    // Where taking in fails, this one has nobody left to wait for it.
    next.catch(() => undefined);
    yield rows;
  }
  await client.query("close batch");
}
