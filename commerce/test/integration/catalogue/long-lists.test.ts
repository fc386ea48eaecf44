import { Client } from "@medusajs/framework/pg";
import { expect, inject, it } from "vitest";

/** PostgreSQL's plan of a statement if all tables were long. */
async function planOf(statement: string): Promise<string> {
  const client = new Client({ connectionString: inject("shop").databaseUrl });
  await client.connect();
  try {
    for (const way of [
      "seqscan",
      "bitmapscan",
      "hashjoin",
      "mergejoin",
      "sort",
      "incremental_sort",
    ]) {
      await client.query(`set enable_${way} = off`);
    }
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${statement}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  } finally {
    await client.end();
  }
}

it.each([
  [
    "the pictures of a page of products, as Medusa asks for them",
    `select p.title from product p left join image i on p.id = i.product_id
     where p.deleted_at is null and p.id in ('one', 'two') order by p.id, i.rank`,
    "image_of_product",
  ],
  [
    "the newest products",
    `select id from product where deleted_at is null order by created_at desc, id limit 50`,
    "product_newest",
  ],
  [
    "what is sold of each product",
    `select distinct on (product_id) product_id, id from product_variant
     where deleted_at is null order by product_id, coalesce(variant_rank, 0), id`,
    "product_variant_first",
  ],
])("however many products there are, an index knows %s", async (_what, statement, index) => {
  expect(await planOf(statement)).toContain(index);
});
