import { runningShop } from "@chemical-ink/test-kit/running-shop";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CatalogueFeed } from "../../src/catalogue/catalogue-feed.ts";
import { createIndexDatabase, type IndexDatabase } from "../../src/catalogue/index-database.ts";
import type { IndexVersion } from "../../src/catalogue/index-tables.ts";
import { loadProjection } from "../../src/catalogue/projection/projection-search.ts";
import { UnreadableDocuments } from "../../src/catalogue/unreadable-documents.ts";
import { titlesOf } from "../titles-of.ts";
import { indexDocument } from "../unit/index-document.ts";

/** The documents of these tests are for sale where the shop sells nothing: nobody else sees them. */
const channel = "sc_of_a_test";
const inAMoment = { timeout: 10_000, interval: 20 };
const log = { info: vi.fn(), warn: vi.fn() };

let database: IndexDatabase;
let version: IndexVersion;
let feed: CatalogueFeed;
let clients: pg.Client[] = [];

beforeEach(async () => {
  database = createIndexDatabase({
    databaseUrl: runningShop().databaseUrl,
    timeoutMs: 10_000,
    onError: () => undefined,
  });
  const read = await database.currentVersion();
  if (!read) throw new Error("The shop has no catalogue index.");
  version = read;
  feed = new CatalogueFeed({
    database,
    startLoading: (channels) => loadProjection(channels, new UnreadableDocuments(log).read),
    salesChannelIds: async () => [channel],
    mayBeOldForMs: 60_000,
    log,
  });
});

afterEach(async () => {
  await feed.stop();
  await database.close();
  for (const client of clients) await client.query("rollback");
  const [client = await connect()] = clients;
  const own = `delete from "${version.table}" where document -> 'sales_channel_ids' ? $1`;
  await client.query(own, [channel]);
  for (const one of clients) await one.end();
  clients = [];
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: runningShop().databaseUrl });
  await client.connect();
  clients.push(client);
  return client;
}

/** Writes a document as the backend's search does: a new one, or instead of the one before. */
async function put(client: pg.Client, id: string, title = id): Promise<void> {
  const document = indexDocument({ id, handle: id, title, sales_channel_ids: [channel] });
  await client.query(
    `with present as (delete from "${version.table}_gone" where id = $1)
     insert into "${version.table}" (id, document, indexed) values ($1, $2, $2)
     on conflict (id) do update set document = excluded.document, indexed = excluded.indexed`,
    [id, JSON.stringify(document)],
  );
}

async function remove(client: pg.Client, id: string): Promise<void> {
  await client.query(`delete from "${version.table}" where id = $1`, [id]);
}

const isOwn = (id: string) => id.startsWith("test_");

async function shownTitles(): Promise<string[]> {
  return (await titlesOf(feed.read().search)).sort();
}

async function untilShown(...titles: string[]): Promise<void> {
  await vi.waitFor(async () => expect(await shownTitles()).toEqual(titles), inAMoment);
}

describe("what changes in the index", () => {
  it("is shown: added, changed, removed, and put back", async () => {
    const client = await connect();
    feed.start();
    await untilShown();
    await put(client, "test_a");
    await put(client, "test_b");
    await untilShown("test_a", "test_b");
    await put(client, "test_a", "changed");
    await remove(client, "test_b");
    await untilShown("changed");
    await put(client, "test_b", "put back");
    await untilShown("changed", "put back");
  });

  it("is not missed where a transaction begins first and ends last", async () => {
    const [slow, quick] = [await connect(), await connect()];
    await put(quick, "test_removed");
    feed.start();
    await untilShown("test_removed");
    await slow.query("begin");
    await put(slow, "test_slow");
    await remove(slow, "test_removed");
    await put(quick, "test_quick");
    await untilShown("test_quick", "test_removed");
    await slow.query("commit");
    await untilShown("test_quick", "test_slow");
  });

  it("is shown at once while a long transaction goes on, and read once", async () => {
    const [long, client] = [await connect(), await connect()];
    await long.query("begin");
    await long.query("select pg_current_xact_id()");
    feed.start();
    await untilShown();
    for (const id of ["test_a", "test_b", "test_c"]) await put(client, id);
    await untilShown("test_a", "test_b", "test_c");
    const before = feed.read().version;
    expect(before.seen.filter(isOwn)).toHaveLength(3);
    const changes = (await database.changesSince(before))?.changes;
    expect(changes?.documents.filter(({ id }) => isOwn(id))).toEqual([]);
    await put(client, "test_a", "again");
    await untilShown("again", "test_b", "test_c");
    await long.query("commit");
    // Once no transaction is open, no entry is needed.
    await vi.waitFor(() => expect(feed.read().version.seen.filter(isOwn)).toEqual([]), inAMoment);
    expect(await shownTitles()).toEqual(["again", "test_b", "test_c"]);
  });

  it("is taken in part by part where there is much of it, and once though a transaction goes on", async () => {
    const [long, client] = [await connect(), await connect()];
    await long.query("begin");
    await long.query("select pg_current_xact_id()");
    feed.start();
    await untilShown();
    await client.query(
      `insert into "${version.table}" (id, document, indexed)
       select id, made, made from generate_series(1, 5100) as n
       cross join lateral (select 'test_' || n as id) as named
       cross join lateral (
         select $1::jsonb || jsonb_build_object('id', id, 'title', n::text) as made
       ) as documents`,
      [JSON.stringify(indexDocument({ sales_channel_ids: [channel] }))],
    );
    await vi.waitFor(() => expect(feed.size).toBe(5_100), inAMoment);
    const { search } = feed.read();
    await put(client, "test_1", "changed");
    await vi.waitFor(async () => expect(await shownTitles()).toContain("changed"), inAMoment);
    expect(feed.read().search).toBe(search);
  });
});

describe("the index", () => {
  it("is read anew after the database was restored from an older time", async () => {
    const ofTheFuture = { ...version, horizon: String(BigInt(version.horizon) + 1_000_000n) };
    expect(await database.changesSince(ofTheFuture)).toBeUndefined();
  });

  it("has documents also for those who have not heard yet that it was replaced", async () => {
    const client = await connect();
    await put(client, "test_a");
    const replaced = { ...version, table: "search_pg_replaced" };
    const [found] = await database.documents(replaced, ["test_a"]);
    expect(found?.document).toMatchObject({ title: "test_a" });
  });

  it("is followed on when the database has closed every connection", async () => {
    const client = await connect();
    feed.start();
    await untilShown();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'product-api' and datname = current_database()`,
    );
    await put(client, "test_a");
    await untilShown("test_a");
  });
});
