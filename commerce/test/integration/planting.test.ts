import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { runScript, sql } from "./medusa-exec";
import { productionEnvironment } from "./production-engine";

const shop = inject("shop");

/** Everything that planting makes, and how much of it there is. */
const planted = [
  "product",
  "product_variant",
  "product_category",
  "image",
  "price",
  "inventory_item",
  "inventory_level",
  "product_sheet",
  "sheet_row",
  "printer",
  "region",
  "tax_rate",
  "shipping_option",
  "sales_channel",
  "stock_location",
  "api_key",
  "user",
  "auth_identity",
];

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of planted) {
    const [row] = await sql<{ count: number }>(`select count(*)::int as count from "${table}"`);
    found[table] = row?.count ?? 0;
  }
  return found;
}

function plant(environment: Record<string, string>) {
  return runScript("./src/demo-shop/plant.js", environment);
}

it("changes nothing when everything is there", async () => {
  const keyFile = join(await mkdtemp(join(tmpdir(), "planting-")), "publishable-key");
  const before = await counts();
  const { stdout } = await plant({ SHOP_ENVIRONMENT: "demo", PUBLISHABLE_KEY_FILE: keyFile });
  expect(stdout).toContain("everything is there");
  expect(await counts()).toEqual(before);
  expect((await readFile(keyFile, "utf8")).trim()).toBe(shop.publishableKey);
});

it("is refused where the shop is not a demonstration", async () => {
  const { stdout, stderr } = await plant(productionEnvironment).catch((failure) => failure);
  expect(`${stdout}${stderr}`).toContain("Demonstration data is for SHOP_ENVIRONMENT=demo only.");
});
