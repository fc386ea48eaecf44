import { catalogueDocuments } from "@chemical-ink/test-kit/bench-catalogue";
import { definitionOf, IndexWriter } from "@chemical-ink/test-kit/index-writer";
import pg from "pg";
import type { Row } from "./table.ts";
import { timesOf } from "./timing.ts";

const name = "bench_stock";

/** It writes so many in half a minute; the others are copied, words and all. */
const mostWritten = 10_000;

/** Medusa's own PostgreSQL search with the same documents, asked the same without a service between. */
export async function measureStockSearch(databaseUrl: string, products: number): Promise<Row[]> {
  // It asks several things at once.
  const client = new pg.Pool({ connectionString: databaseUrl });
  const writer = new IndexWriter(client, "stock");
  await writer.create(name);
  const written = Math.min(mostWritten, products);
  const filledIn = await writer.fill(name, catalogueDocuments(written));
  if (written < products) await writer.copy("bench_v1", name);
  await client.query("analyze");
  const ask = (query: object) => async () => {
    await writer.provider.search({
      index: definitionOf(name),
      attributes_to_retrieve: Object.keys(definitionOf(name).fields),
      ...query,
    });
  };
  const facets = ["brand", "category", "color", "sub_category"];
  const list = { pagination: { take: 24, order: { price: "ASC" } }, search_options: { facets } };
  const questions: [what: string, query: object][] = [
    ["Medusa's search: list, sort, all facets", list],
    [
      "Medusa's search: with two filters",
      { ...list, filters: { brand: "Epson", color: ["Black", "Cyan"] } },
    ],
    [
      "Medusa's search: page 400 of a sort",
      { ...list, pagination: { ...list.pagination, skip: 399 * 24 } },
    ],
    [
      "Medusa's search: two words, facets",
      { ...list, pagination: { take: 24 }, q: "epson magenta" },
    ],
  ];
  const rows: Row[] = [];
  for (const [what, query] of questions) {
    rows.push({ what, value: (await timesOf(5, ask(query))).p50, unit: "ms" });
  }
  rows.push({ what: "Medusa's search: bulk filling", value: written / filledIn, unit: "/s" });
  await writer.provider.deleteIndex({ index: name });
  await client.end();
  return rows;
}
