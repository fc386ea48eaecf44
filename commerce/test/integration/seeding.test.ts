import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { call, documents, idTokenOf, signIn } from "./support/backend";
import { runScript, sql } from "./support/medusa-exec";
import { productionEnvironment } from "./support/production-backend";

const shop = inject("shop");

/** All tables that the seeding fills, with the number of rows. */
const seeded = [
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

const madeUp = `"metadata"->>'made_up' = 'true'`;

/** The tables of the made-up orders; earlier tests leave orders of their own. */
const ofThePast = ["order", "customer", "payment_collection", "fulfillment"];

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of seeded) {
    const [row] = await sql<{ count: number }>(`select count(*)::int as count from "${table}"`);
    found[table] = row?.count ?? 0;
  }
  for (const table of ofThePast) {
    const [row] = await sql<{ count: number }>(
      `select count(*)::int as count from "${table}" where ${madeUp}`,
    );
    found[`made-up ${table}`] = row?.count ?? 0;
  }
  return found;
}

interface Order {
  id: string;
  created_at: string;
  metadata?: { made_up?: boolean };
  item_subtotal: number;
  shipping_subtotal: number;
  tax_total: number;
  total: number;
  summary: { pending_difference: number };
  payment_status: string;
  fulfillment_status: string;
  items: { unit_price: number; quantity: number }[];
}

/** The shopper's made-up orders. */
async function pastOrdersOf(idToken: string): Promise<Order[]> {
  const { token } = (await signIn("customer", idToken)).body;
  const { body } = await call<{ orders: Order[] }>("/store/orders?limit=50", { token });
  const past = body.orders.filter(({ metadata }) => metadata?.made_up);
  return Promise.all(
    past.map(async (listed) => {
      const { body } = await call<{ order: Order }>(`/store/orders/${listed.id}`, { token });
      return { ...listed, ...body.order };
    }),
  );
}

function seed(environment: Record<string, string>) {
  return runScript("./src/seed-shop.js", environment);
}

it("leaves PostgreSQL with statistics of the new rows: without them pages take minutes", async () => {
  const rows = await sql<{ relname: string }>(
    `select relname from pg_stat_user_tables
     where relname in ('product', 'product_variant', 'price') and last_analyze is not null`,
  );
  expect(rows).toHaveLength(3);
});

it("changes nothing when everything is there, be it renamed, described anew or sold out", async () => {
  const keyFile = join(await mkdtemp(join(tmpdir(), "seeding-")), "publishable-key");
  const own: [handle: string, change: string][] = [
    ["epson-l805-ink-tank-printer", `"handle" = 'what-a-merchandiser-called-it'`],
    ["epson-l1300-ink-tank-printer", `"description" = 'What a merchandiser wrote'`],
  ];
  const read = () =>
    sql(
      `select "id", "handle", "description" from "product" where "deleted_at" is null order by 1`,
    );
  const first = await read();
  for (const [handle, change] of own) {
    await sql(`update "product" set ${change} where "handle" = $1`, [handle]);
  }
  const changed = await read();
  expect(changed).not.toEqual(first);
  const before = await counts();
  try {
    const { stdout, stderr } = await seed({
      SHOP_ENVIRONMENT: "demo",
      PUBLISHABLE_KEY_FILE: keyFile,
    });
    expect(stdout).toContain("Seed: everything is there");
    expect(`${stdout}${stderr}`).toContain("Another product has this part number already.");
    expect(await counts()).toEqual(before);
    expect(await read()).toEqual(changed);
    expect((await readFile(keyFile, "utf8")).trim()).toBe(shop.publishableKey);
  } finally {
    for (const { id, handle, description } of first as Record<string, string>[]) {
      await sql(
        `update "product" set "handle" = $2, "description" = $3
         where "id" = $1 and ("handle" <> $2 or "description" <> $3)`,
        [id, handle, description],
      );
    }
  }
});

describe("the made-up past", () => {
  it("is in the account of the demonstration's shopper: paid, sent, with sums that are right", async () => {
    const past = await pastOrdersOf(await idTokenOf(shop.accounts.shopper));
    expect(past.length).toBeGreaterThanOrEqual(5);
    for (const order of past) {
      const { item_subtotal, shipping_subtotal, tax_total, total, items } = order;
      const net = items.reduce((sum, item) => sum + item.unit_price * item.quantity, 0);
      expect(item_subtotal).toBeCloseTo(net, 6);
      expect(shipping_subtotal).toBeGreaterThan(0);
      // French VAT: 20 %.
      expect(tax_total).toBeCloseTo((net + shipping_subtotal) * 0.2, 6);
      expect(total).toBeCloseTo((net + shipping_subtotal) * 1.2, 6);
      expect(order.summary.pending_difference).toBeCloseTo(0, 6);
      expect(order.payment_status).toBe("captured");
      expect(["shipped", "delivered"]).toContain(order.fulfillment_status);
      expect(Date.parse(order.created_at)).toBeLessThan(Date.now() - 24 * 3_600_000);
    }
    expect(past.filter((order) => order.fulfillment_status === "delivered").length).toBe(
      past.length - 1,
    );
  });

  it("is counted: what sold best is ahead of the others in the catalogue", async () => {
    const [best] = (await documents()).toSorted((one, other) => other.sold - one.sold);
    const [row] = await sql<{ units: number }>(
      `select sum(item."quantity")::int as units from "order" o
       join "order_item" item on item."order_id" = o."id"
       join "order_line_item" line on line."id" = item."item_id"
       where o."canceled_at" is null and line."product_id" = $1`,
      [best?.id],
    );
    expect(row?.units).toBeGreaterThan(10);
    expect(best?.sold).toBe(row?.units);
  });

  it("has sent nobody a mail, and holds no stock back", async () => {
    // The job of missed emails looks for younger ones.
    const young = `${madeUp} and "created_at" > now() - interval '25 hours'`;
    expect(await sql(`select 1 from "order" where ${young}`)).toEqual([]);
    expect(await sql(`select 1 from "customer" where "has_account" and ${young}`)).toEqual([]);
    expect(
      await sql(`select 1 from "queued_mail" where "resource_id" in
      (select "id" from "order" where ${madeUp} union select "id" from "customer" where ${madeUp})`),
    ).toEqual([]);
    expect(
      await sql(`select 1 from "reservation_item" where "line_item_id" in (
      select item."item_id" from "order_item" item join "order" o on o."id" = item."order_id"
      where o.${madeUp})`),
    ).toEqual([]);
  });

  it("is not given to another account that claims the shopper's address", async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const own = await idTokenOf(shop.accounts.shopper);
    const claims = JSON.parse(Buffer.from(own.split(".")[1] ?? "", "base64url").toString());
    const uid = crypto.randomUUID();
    for (const email_verified of [false, true]) {
      const other = { ...claims, sub: uid, user_id: uid, email_verified };
      const token = `${part({ alg: "none", typ: "JWT" })}.${part(other)}.`;
      const first = await signIn("customer", token);
      expect(first.status).toBe(200);
      const { email } = shop.accounts.shopper;
      const refused = await call("/store/customers", { token: first.body.token, body: { email } });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      const again = await signIn("customer", token);
      expect((await call("/store/orders", { token: again.body.token })).status).toBe(401);
    }
  });
});

it("in production seeds what every shop needs, and nothing of the demonstration", async () => {
  const before = await counts();
  const { stdout } = await seed({ ...productionEnvironment, LOG_LEVEL: "info" });
  expect(stdout).toContain("Seed: publishable key");
  expect(stdout).not.toMatch(/Seed: (products|merchandiser|past orders)/);
  expect(await counts()).toEqual(before);
});
