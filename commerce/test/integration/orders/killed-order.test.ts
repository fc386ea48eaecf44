import { setTimeout as wait } from "node:timers/promises";
import { stripeBackend } from "@chemical-ink/test-kit/stripe-backend";
import { StripeStandIn } from "@chemical-ink/test-kit/stripe-stand-in";
import { Client } from "@medusajs/framework/pg";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { adminToken, call } from "../support/backend";
import { byCard, makePaymentOld, offer, onInvoice } from "../support/card-payments";
import { cancelOrder, complete, readyCart } from "../support/order";
import { deleteProduct, makeProduct, stockOf, type TestProduct } from "../support/test-product";

/** The number of killed backends; `KILLS=30` for a long run, which prints when they died. */
const kills = Number(process.env.KILLS ?? 3);
/** About the time that an order takes, milliseconds: they die at any moment of it. */
const longest = Number(process.env.KILL_WITHIN ?? 350);

/** Unfinished work is finished within this time, milliseconds. */
const soon = { timeout: 30_000, interval: 250 };

const stripe = new StripeStandIn();
const database = new Client({ connectionString: inject("shop").databaseUrl });
let backend: Awaited<ReturnType<typeof stripeBackend>>;
let fixture: TestProduct;

beforeAll(async () => {
  await database.connect();
  backend = await stripeBackend(stripe);
  fixture = await makeProduct({ stock: 100 });
  await offer([onInvoice, byCard], backend.url);
}, 180_000);

afterAll(async () => {
  await offer([onInvoice], backend.url);
  await backend.stop();
  await deleteProduct(fixture);
  await database.end();
});

/** The rows of a cart's order in the database, partial or not. */
async function tracesOf(cartId: string) {
  const { rows } = await database.query(
    `select o."id", l."cart_id" is not null as "linked",
       exists (select 1 from "payment" p
         join "order_payment_collection" c on c."payment_collection_id" = p."payment_collection_id"
         where c."order_id" = o."id" and c."deleted_at" is null) as "paid"
     from "order" o
     left join "order_cart" l on l."order_id" = o."id" and l."deleted_at" is null
     where o."metadata"->>'cart_id' = $1 and o."deleted_at" is null`,
    [cartId],
  );
  return rows as { id: string; linked: boolean; paid: boolean }[];
}

/** Makes a cart's records minutes old, because young ones are left alone. */
async function minutesLater(cartId: string): Promise<void> {
  await database.query(
    `update "order" set "created_at" = "created_at" - interval '3 minutes'
     where "metadata"->>'cart_id' = $1`,
    [cartId],
  );
  await makePaymentOld(database, cartId);
}

/** What operators see of a cart after a check. */
async function unfinished(cartId: string): Promise<{ cart_id: string }[]> {
  const { body } = await call<Record<string, { cart_id: string }[]>>("/admin/unfinished-orders", {
    token: await adminToken(),
    body: {},
    backend: backend.url,
  });
  return Object.values(body)
    .flat()
    .filter(({ cart_id }) => cart_id === cartId);
}

it(
  "a backend that dies while it makes an order leaves one order or none, and no money without it",
  async () => {
    const died: Record<string, number> = {};
    const orders: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      const isCard = round % 3 !== 2;
      const { id, clientSecret } = await readyCart(fixture.variantId, 1, {
        payment: isCard ? byCard : onInvoice,
        backend: backend.url,
      });
      if (isCard) stripe.pay(clientSecret, "good");
      const answer = complete(id, backend.url).catch(() => undefined);
      await wait(longest * Math.random());
      await backend.kill();
      await answer;
      const [trace] = await tracesOf(id);
      const moment = !trace ? "before" : !trace.linked ? "order" : !trace.paid ? "linked" : "whole";
      died[moment] = (died[moment] ?? 0) + 1;
      await backend.restart();

      await minutesLater(id);
      // The shopper tries again, or never comes back.
      if (round % 2 === 0) {
        expect(await complete(id, backend.url), moment).toMatchObject({ type: "order" });
      }
      const isOrdered = isCard || round % 2 === 0 || moment === "whole";
      const traces = await vi.waitFor(async () => {
        // Again, because the shop's own backend may have checked first: it cannot reach this
        // stand-in.
        await minutesLater(id);
        expect(await unfinished(id), moment).toEqual([]);
        const found = await tracesOf(id);
        expect(found, moment).toMatchObject(isOrdered ? [{ linked: true, paid: true }] : []);
        return found;
      }, soon);
      orders.push(...traces.map((order) => order.id));
      const held = [...stripe.intents.values()].find((one) => one.client_secret === clientSecret);
      expect(held?.status, moment).toBe(isCard ? "requires_capture" : undefined);
      const [stock] = await stockOf(fixture);
      expect(stock?.reserved_quantity, moment).toBe(orders.length);
    }
    if (process.env.KILLS) console.info("The backend died", died);
    for (const id of orders) await cancelOrder(id, backend.url);
    expect(await stockOf(fixture)).toMatchObject([{ stocked_quantity: 100, reserved_quantity: 0 }]);
  },
  100_000 * kills,
);
