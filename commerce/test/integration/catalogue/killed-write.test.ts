import { Client } from "@medusajs/framework/pg";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import type { VersionedProduct } from "../../../src/catalogue-product/catalogue-product";
import { adminToken, call } from "../support/backend";
import { runUntilKilled } from "../support/medusa-exec";
import {
  newProductFixture,
  type ProductAnswer,
  productsPath,
  takeAway,
  withProductFixture,
} from "../support/product-fixture";

const shop = inject("shop");

const database = new Client({ connectionString: shop.databaseUrl });

/** Writes in its own process, which dies after so many calls; resolves when it is dead. */
function writeAndDie(kind: string, calls: number, input: object): Promise<void> {
  return runUntilKilled("dying-process.js", [kind, `${calls}`, JSON.stringify(input)]);
}

/** Ends the leases of dead processes, and waits until the backend has rolled their writes back. */
async function recovered(): Promise<void> {
  await database.query(`update catalogue_write set lease_until = now() - interval '1 second'
                        where state = 'begun' and created_at < now() - interval '1 second'`);
  await vi.waitFor(
    async () => {
      const { rows } = await database.query(
        `select id from catalogue_write where state in ('begun', 'undoing')`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 200 },
  );
}

/** The rows in the database of a product with this part number. */
async function remnants(mpn: string): Promise<unknown[]> {
  const { rows } = await database.query(
    `select 'product' as kind, title as name from product where title like $1
     union all select 'variant', sku from product_variant where sku like $1
     union all select 'stock', sku from inventory_item where sku like $1
     union all select 'sheet', mpn from product_sheet where mpn like $1
     union all select 'category', name from product_category where name like $1
     union all select 'printer', model from printer where model like $1
     union all select 'link', part.id
       from (select id from price_set union all select id from inventory_item
             union all select id from product_sheet
             union all select variant_id from product_variant_price_set where deleted_at is null
             union all select product_id from product_sales_channel where deleted_at is null) part
       join catalogue_write_product written
         on split_part(part.id, '_', 2) = split_part(written.product_id, '_', 2)
       join catalogue_write on catalogue_write.id = written.write_id
       where catalogue_write.state = 'undone' and written.before is null`,
    [`%${mpn}%`],
  );
  return rows;
}

const made = newProductFixture();
const category = `Test category ${made.mpn}`;
let untouched: VersionedProduct;
let after: ProductAnswer;

beforeAll(async () => {
  await database.connect();
  await withProductFixture(async (product, ask) => {
    const patch = { title: "Half", price: 1, stock: 1, volume_ml: 5, rows: [], images: [] };
    const printers = ["Epson L3150", `Epson ${made.mpn}`];
    await Promise.all([
      writeAndDie("create", 22, { products: [{ ...made, printers }] }),
      writeAndDie("update", 7, { updates: [{ id: product.id, patch }] }),
    ]);
    await recovered();
    untouched = product;
    after = (await ask(`${productsPath}/${product.id}`)).body;
  });
}, 300_000);
afterAll(() => database.end());

it("whoever is killed while creating a product leaves nothing of it", async () => {
  expect(await remnants(made.mpn)).toEqual([]);
});

it("whoever is killed while changing a product leaves it as it was", () => {
  expect(after.product).toEqual(untouched);
});

it("nobody is in the way of the next who wants the same", async () => {
  const token = await adminToken();
  const { status, body } = await call<ProductAnswer>(productsPath, { token, body: made });
  await takeAway(body.product.id, [category]);
  expect(status).toBe(201);
});
