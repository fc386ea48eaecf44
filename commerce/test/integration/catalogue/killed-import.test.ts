import { Client } from "@medusajs/framework/pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { adminToken } from "../support/backend";
import {
  allRolledBack,
  check,
  countIn,
  fileOf,
  newSupplies,
  remnants,
  until,
} from "../support/catalogue-file";
import { runUntilKilled } from "../support/medusa-exec";
import { productsPath, withProductFixture } from "../support/product-fixture";

const shop = inject("shop");
const database = new Client({ connectionString: shop.databaseUrl });

beforeAll(() => database.connect());
afterAll(() => database.end());

/** Ends the leases of the dead process. */
const leaseIsOut = `
  update catalogue_write set lease_until = now() - interval '1 minute' where kind = 'import';
  update catalogue_import set lease_until = now() - interval '1 minute' where status = 'running'`;

it("an import whose process is killed half-way leaves the catalogue as it was", async () => {
  const token = await adminToken();
  const { list, category } = newSupplies(150);
  await withProductFixture(async (product, ask) => {
    const { title, mpn, category: categoryPath } = product;
    const blank = Object.fromEntries(Object.keys(list[0] ?? {}).map((column) => [column, ""]));
    const change = { ...blank, title, mpn, category: categoryPath, price: "99", stock: "7" };
    const checked = await check(token, fileOf([change, ...list]));
    expect(checked).toMatchObject({ created: 150, updated: 1, error_count: 0 });
    // As if a living worker had taken it.
    await database.query(
      `update catalogue_import set status = 'running', worker = 'dying',
         lease_until = now() + interval '1 hour' where id = $1`,
      [checked.id],
    );
    try {
      await runUntilKilled("dying-import.js", [checked.id, "42"]);
      const halfWay = await ask(`${productsPath}/${product.id}`);
      expect(halfWay.body.product).toMatchObject({ price: 99, stock: 7, description: "" });
      const half = await remnants(database, list);
      expect(half.length, "parts of 150 products").toBeGreaterThan(100);
      expect(await countIn(category)).toBe(0);
    } finally {
      await database.query(leaseIsOut);
    }
    await allRolledBack(database);
    await database.query(leaseIsOut);
    const ended = await until(token, checked.id, "failed", "done");
    expect(ended).toMatchObject({
      status: "failed",
      message: expect.stringContaining("as it was before"),
    });
    expect((await ask(`${productsPath}/${product.id}`)).body.product).toEqual(product);
    expect(await remnants(database, list)).toEqual([]);
  });
});
