/**
 * Builds another version of a benchmark's index beside the one in use and swaps them, as the backend
 * does, in a process of its own: `tsx bench/rebuild.ts <database> <products>`. Of very many products
 * the backend's way writes the first, and PostgreSQL copies the others.
 */

import { catalogueDocuments } from "@chemical-ink/test-kit/bench-catalogue";
import { IndexWriter } from "@chemical-ink/test-kit/index-writer";
import pg from "pg";

/** It takes half a minute to write so many, which says as much as an hour. */
const mostWritten = 100_000;

const [databaseUrl = "", products = "", translated] = process.argv.slice(2);
const isTranslated = translated === "true";
const client = new pg.Pool({ connectionString: databaseUrl });
const writer = new IndexWriter(client);
await writer.create("bench_v2");
const written = Math.min(mostWritten, Number(products));
await writer.fill("bench_v2", catalogueDocuments(written, { isTranslated }));
if (written < Number(products)) await writer.copy("bench_v1", "bench_v2");
await client.query("insert into search_index_version values ('index', 2, 'bench_v2')");
await client.query("update search_index set active_version = 2");
await client.end();
