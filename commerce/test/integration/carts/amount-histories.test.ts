/**
 * Random histories of checkouts in which prices, codes, taxes and deliveries change at every point.
 * An order is always made at the total that the shopper has seen, or not at all.
 */
import { Pool } from "@medusajs/framework/pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { call } from "../support/backend";
import { seeded } from "../support/fuzz";
import { type Completed, choosePayment } from "../support/order";
import {
  firstSettings,
  makePricedGoods,
  type PricedGoods,
  type Settings,
  totalOf,
} from "../support/priced-goods";
import { deletePromotions } from "../support/promotions";

/** Few, to keep the suite short. `HISTORIES=30` runs more, `FIRST_HISTORY` is the first seed. */
const histories = Number(process.env.HISTORIES ?? 10);
const first = Number(process.env.FIRST_HISTORY ?? 0);
/** Simultaneous histories, each with its own goods. */
const atOnce = Math.min(histories, 4);
/**
 * How often the shop changes before a shopper's order. Without further changes the order must
 * succeed.
 */
const mostLooks = 1;

const database = new Pool({ connectionString: inject("shop").databaseUrl });
const lanes: PricedGoods[] = [];
let regionId: string | undefined;

beforeAll(async () => {
  const { body } = await call<{ regions: { id: string }[] }>("/store/regions");
  regionId = body.regions[0]?.id;
  while (lanes.length < atOnce) lanes.push(await makePricedGoods(database));
}, 120_000);

afterAll(async () => {
  for (const goods of lanes) await goods.remove();
  await deletePromotions();
  await database.end();
});

/** A shopper's history, from the first line item to the order. */
async function live(seed: number, goods: PricedGoods): Promise<string[]> {
  const random = seeded(seed);
  const one = <Item>(list: readonly Item[]): Item =>
    list[Math.floor(random() * list.length)] as Item;
  const told: string[] = [];
  const story = () => `history ${seed}: ${told.join(", ")}`;
  await goods.change(firstSettings);
  const quantity = one([1, 3, 8, 9, 12]);
  const hasCode = random() < 0.6;

  const changes: (() => Partial<Settings>)[] = [
    () => ({ price: one([1, 9.99, 10.01, 33.33, 500]) }),
    () => ({ discount: one([1, 33, 50]) }),
    () => ({ isCodeActive: !goods.settings.isCodeActive }),
    () => ({ tax: one([0, 5.5, 21]) }),
    () => ({ delivery: one([3.33, 4.99, 20]) }),
  ];
  async function mayChange(likelihood: number): Promise<void> {
    if (random() >= likelihood) return;
    const changed = one(changes)();
    told.push(JSON.stringify(changed));
    await goods.change(changed);
  }

  const codes = hasCode ? { promo_codes: [goods.code] } : {};
  const isCodeFirst = random() < 0.5;
  const { body: made } = await call<{ cart: { id: string } }>("/store/carts?fields=id", {
    body: {
      region_id: regionId,
      email: `history-${seed}@example.com`,
      shipping_address: { city: "Paris", postal_code: "75001", country_code: "fr" },
      items: [{ variant_id: goods.product.variantId, quantity }],
      ...(isCodeFirst && codes),
    },
  });
  const { id } = made.cart;
  const path = `/store/carts/${id}`;
  await mayChange(0.4);
  await call(`${path}/shipping-methods?fields=id`, { body: { option_id: goods.deliveryId } });
  await mayChange(0.4);
  if (hasCode && !isCodeFirst) await call(`${path}/promotions?fields=id`, { body: codes });
  for (let looks = 1; ; looks += 1) {
    const isLast = looks > mostLooks;
    await choosePayment(id, "pp_system_default");
    if (!isLast) await mayChange(0.5);
    const { body } = await call<{ cart: { total: number } }>(`${path}?fields=total`);
    const shown = body.cart;
    told.push(`looks at ${shown.total}`);
    const saysTotal = random() < 0.5;
    const isRace = !isLast && random() < 0.3;
    if (!isLast && !isRace) await mayChange(0.5);
    const before = { ...goods.settings };
    const [answer] = await Promise.all([
      call<Completed>(`${path}/complete?fields=id,total`, {
        body: saysTotal ? { total: shown.total } : {},
      }),
      isRace && mayChange(1),
    ]);
    const { order, code, message } = answer.body;
    told.push(order ? `ordered at ${order.total}` : `refused: ${message}`);
    if (order) {
      expect(order.total.toFixed(2), story()).toBe(shown.total.toFixed(2));
      await expectTotalOf([before, goods.settings], order.total);
      return told;
    }
    expect(
      ["amounts_changed", "payment_not_authorized", "payment_amount_changed"],
      story(),
    ).toContain(code);
    expect(isLast, story()).toBe(false);
  }

  /** In a race the settings before or after a change may count, but no older ones. */
  async function expectTotalOf(held: Settings[], total: number): Promise<void> {
    const { rowCount } = await database.query(
      `select 1 from "cart_promotion" where "cart_id" = $1 and "deleted_at" is null`,
      [id],
    );
    const cart = { quantity, hasCode: Boolean(rowCount) };
    const expected = held.map((settings) => totalOf(settings, cart));
    const distance = Math.min(...expected.map((one) => Math.abs(one - total)));
    expect(distance, `${story()}, and comes to ${expected.join(" or ")}`).toBeLessThan(0.006);
  }
}

it(`${histories} histories end with an order at the sum that was shown`, async () => {
  const seeds = Array.from({ length: histories }, (_, index) => first + index);
  let refused = 0;
  await Promise.all(
    lanes.map(async (goods) => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        const told = await live(seed, goods);
        if (told.some((what) => what.startsWith("refused"))) refused += 1;
      }
    }),
  );
  // Otherwise the histories tested nothing.
  expect(refused).toBeGreaterThanOrEqual(Math.floor(histories / 5));
}, 600_000);
