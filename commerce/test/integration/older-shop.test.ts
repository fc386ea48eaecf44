/** A shop with data of an older version comes up with everything it had. */
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Client } from "@medusajs/framework/pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { runMedusa } from "./support/medusa-exec";
import { productionBackend, productionEnvironment } from "./support/production-backend";

const shop = inject("shop");

/**
 * A demonstration shop as commit 7be0194 left it, with a cart, an order and a message. Made by
 * `pg_dump --inserts --rows-per-insert=200 --no-owner --no-privileges` of PostgreSQL 15.
 */
const dump = new URL("./data/shop-of-7be0194.sql.gz", import.meta.url);

const name = "older_shop";
const databaseUrl = Object.assign(new URL(shop.databaseUrl), { pathname: name }).href;
const environment = { ...productionEnvironment, DATABASE_URL: databaseUrl };

/** What shoppers and merchandisers have put into the shop, each in one sorted list. */
const belongings = {
  products: `select id, handle, title, description, status, thumbnail from product
    where deleted_at is null order by id`,
  variants: `select id, sku, ean, manage_inventory from product_variant where deleted_at is null order by id`,
  prices: `select id, currency_code, amount from price where deleted_at is null order by id`,
  stock: `select id, stocked_quantity, reserved_quantity from inventory_level
    where deleted_at is null order by id`,
  sheets: `select id, brand, series, mpn, color, page_yield, sold from product_sheet
    where deleted_at is null order by id`,
  "rows of sheets": "select id, label, value from sheet_row where deleted_at is null order by id",
  printers: "select id, make, model from printer where deleted_at is null order by id",
  categories: "select id, name, handle from product_category where deleted_at is null order by id",
  carts: "select id, email, completed_at from cart where deleted_at is null order by id",
  "lines of carts": "select id, variant_id, quantity, unit_price from cart_line_item order by id",
  orders: `select id, display_id, email, status from "order" order by id`,
  "lines of orders": "select id, item_id, quantity from order_item order by id",
  "sold units": "select order_id, sheet_id, quantity from order_share order by 1, 2",
  messages: "select id, name, email, subject, message from contact_message order by id",
  mails: "select id, kind, state from queued_mail order by id",
} as const;

type Belongings = Record<keyof typeof belongings, unknown[]>;

const server = new Client({ connectionString: shop.databaseUrl });
const older = new Client({ connectionString: databaseUrl });

async function readBelongings(): Promise<Belongings> {
  const found: Partial<Belongings> = {};
  for (const [kind, statement] of Object.entries(belongings)) {
    found[kind as keyof Belongings] = (await older.query(statement)).rows;
  }
  return found as Belongings;
}

beforeAll(async () => {
  await server.connect();
  await server.query(`drop database if exists ${name}`);
  await server.query(`create database ${name}`);
  const statements = await promisify(gunzip)(await readFile(dump));
  const restoring = new Client({ connectionString: databaseUrl });
  await restoring.connect();
  await restoring.query(statements.toString());
  await restoring.end();
  await older.connect();
});

afterAll(async () => {
  await older.end();
  await server.query(`drop database if exists ${name} with (force)`);
  await server.end();
});

it("is migrated and opened: products, carts, orders and messages are what they were", async () => {
  const before = await readBelongings();
  for (const [kind, rows] of Object.entries(before)) expect(rows, kind).not.toEqual([]);

  await runMedusa(["db:migrate"], environment);
  await runMedusa(["exec", "./src/seed-shop.js"], environment);
  expect(await readBelongings()).toEqual(before);

  const { stdout } = await runMedusa(["exec", "./src/rebuild-catalogue.js"], {
    ...environment,
    LOG_LEVEL: "info",
  });
  const { rows: published } = await older.query(
    `select id from product where status = 'published' and deleted_at is null`,
  );
  expect(stdout).toContain(`rebuilt and compared, ${published.length} products`);

  const backend = await productionBackend("", { DATABASE_URL: databaseUrl });
  try {
    const { rows: keys } = await older.query(
      `select token from api_key where type = 'publishable'`,
    );
    const { rows: carts } = await older.query(
      `select cart.id, line.quantity from cart join cart_line_item line on line.cart_id = cart.id
       where cart.completed_at is null`,
    );
    const answer = await fetch(`${backend.url}/store/carts/${carts[0].id}`, {
      headers: { "x-publishable-api-key": keys[0].token },
    });
    expect(answer.status).toBe(200);
    const { cart } = (await answer.json()) as { cart: { items: { quantity: number }[] } };
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([Number(carts[0].quantity)]);
  } finally {
    await backend.stop();
  }
}, 300_000);
