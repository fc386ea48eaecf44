import { stripeBackend } from "@chemical-ink/test-kit/stripe-backend";
import { StripeStandIn } from "@chemical-ink/test-kit/stripe-stand-in";
import { Client } from "@medusajs/framework/pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { adminToken, call } from "../support/backend";
import {
  byCard,
  deliver,
  moneyWithoutOrder,
  offer,
  onInvoice,
  orderOf,
  ordersOf,
} from "../support/card-payments";
import { cancelOrder, choosePayment, complete, readyCart } from "../support/order";
import {
  deleteProduct,
  makeProduct,
  setStock,
  stockOf,
  type TestProduct,
} from "../support/test-product";

/** A message of Stripe's has its effect within this time, milliseconds. */
const soon = { timeout: 20_000, interval: 100 };

const stripe = new StripeStandIn();
const database = new Client({ connectionString: inject("shop").databaseUrl });
let backend: Awaited<ReturnType<typeof stripeBackend>>;
let fixture: TestProduct;

function cartToPay() {
  return readyCart(fixture.variantId, 1, { payment: byCard, backend: backend.url });
}

function intentOf(clientSecret: string) {
  return [...stripe.intents.values()].find((intent) => intent.client_secret === clientSecret);
}

beforeAll(async () => {
  await database.connect();
  backend = await stripeBackend(stripe);
  fixture = await makeProduct({ stock: 50 });
  await offer([onInvoice, byCard], backend.url);
}, 180_000);

afterAll(async () => {
  await offer([onInvoice], backend.url);
  await backend.stop();
  await deleteProduct(fixture);
  await database.end();
});

describe("an order paid by card", () => {
  it("has its total set aside, and is there when the browser comes back", async () => {
    const cart = await cartToPay();
    stripe.pay(cart.clientSecret, "good");
    const { type, order } = await complete(cart.id, backend.url);
    expect(type).toBe("order");
    expect(intentOf(cart.clientSecret)).toMatchObject({
      status: "requires_capture",
      amount: Math.round(cart.total * 100),
      currency: "eur",
    });
    expect((await orderOf(cart.id)).order?.id).toBe(order?.id);

    await cancelOrder(order?.id, backend.url);
    expect(intentOf(cart.clientSecret)?.status).toBe("canceled");
  });

  it("is there once where Stripe's message is faster, comes again, or is all that comes", async () => {
    const [early, alone] = await Promise.all([cartToPay(), cartToPay()]);
    for (const { clientSecret } of [early, alone]) {
      const paid = stripe.pay(clientSecret, "good");
      const message = stripe.message("payment_intent.amount_capturable_updated", paid);
      expect(await deliver(message, backend.url)).toBe(200);
      expect(await deliver(message, backend.url)).toBe(200);
    }
    // One browser comes back meanwhile, the other never does.
    const { order } = await complete(early.id, backend.url);
    await vi.waitFor(async () => expect(await orderOf(alone.id)).toHaveProperty("order"), soon);
    const later = stripe.message("payment_intent.amount_capturable_updated", {
      ...(intentOf(early.clientSecret) ?? expect.fail("There is no such payment.")),
    });
    expect(await deliver(later, backend.url)).toBe(200);
    expect(await ordersOf(database, early.id)).toEqual([order?.id]);
    const [lone] = await ordersOf(database, alone.id);
    expect(await ordersOf(database, alone.id)).toHaveLength(1);
    await cancelOrder(order?.id, backend.url);
    await cancelOrder(lone, backend.url);
  });

  it("is taken when it is sent, and paid back when it is cancelled after that", async () => {
    const cart = await cartToPay();
    stripe.pay(cart.clientSecret, "good");
    const { order } = await complete(cart.id, backend.url);
    const { rows } = await database.query(
      `select p."id" from "payment" p where p."payment_collection_id" = $1`,
      [cart.collectionId],
    );
    const token = await adminToken();
    const captured = await call(`/admin/payments/${rows[0]?.id}/capture`, {
      token,
      body: {},
      backend: backend.url,
    });
    expect(captured.status).toBe(200);
    expect(intentOf(cart.clientSecret)?.status).toBe("succeeded");
    await cancelOrder(order?.id, backend.url);
    const paid = intentOf(cart.clientSecret);
    expect(stripe.refunds).toContainEqual({ payment_intent: paid?.id, amount: paid?.amount });
  });
});

it("an order is one, although two backends that share no locks are asked for it at once", async () => {
  const { id } = await readyCart(fixture.variantId, 1);
  const path = `/store/carts/${id}/complete`;
  const answers = await Promise.all(
    [undefined, backend.url, undefined, backend.url].map((one) =>
      call<{ order?: { id: string }; code?: string }>(path, { body: {}, backend: one }),
    ),
  );
  const [order] = await ordersOf(database, id);
  expect(await ordersOf(database, id)).toHaveLength(1);
  for (const { body } of answers) {
    // The second request has to try again, and then gets the same answer.
    if (body.code !== "busy") expect(body.order?.id).toBe(order);
  }
  for (const one of [undefined, backend.url]) {
    expect((await complete(id, one)).order?.id).toBe(order);
  }
  expect(await stockOf(fixture)).toMatchObject([{ reserved_quantity: 1 }]);
  await cancelOrder(order);
});

describe("no order comes", () => {
  it("of a card that is declined; another card pays the same cart", async () => {
    const cart = await cartToPay();
    const declined = stripe.pay(cart.clientSecret, "declined");
    await deliver(stripe.message("payment_intent.payment_failed", declined), backend.url);
    const refused = await complete(cart.id, backend.url);
    expect(refused.code).toBe("payment_not_authorized");
    expect(refused.message).toMatch(/^The payment is not confirmed/);
    expect(await ordersOf(database, cart.id)).toEqual([]);
    expect(await stockOf(fixture)).toMatchObject([{ reserved_quantity: 0 }]);

    const again = await choosePayment(cart.id, byCard, backend.url);
    stripe.pay(again.clientSecret, "good");
    const { type, order } = await complete(cart.id, backend.url);
    expect(type).toBe("order");
    expect(intentOf(cart.clientSecret)?.status).toBe("canceled");
    await cancelOrder(order?.id, backend.url);
  });

  it("of a card whose owner has not proved it yet; proved, it is ordered", async () => {
    const cart = await cartToPay();
    stripe.pay(cart.clientSecret, "asks");
    const asked = await complete(cart.id, backend.url);
    expect(asked.code).toBe("payment_not_authorized");
    expect(await ordersOf(database, cart.id)).toEqual([]);
    stripe.prove(cart.clientSecret);
    const { type, order } = await complete(cart.id, backend.url);
    expect(type).toBe("order");
    await cancelOrder(order?.id, backend.url);
  });

  it("of a message that Stripe did not sign, or signed long ago", async () => {
    const cart = await cartToPay();
    const paid = stripe.pay(cart.clientSecret, "good");
    const type = "payment_intent.amount_capturable_updated";
    const secret = "whsec_somebody_elses_secret";
    const hourAgo = Date.now() - 3_600_000;
    const real = stripe.message(type, paid);
    for (const message of [
      stripe.message(type, paid, { secret }),
      stripe.message(type, paid, { at: hourAgo }),
      { ...real, body: real.body.replace("evt_", "evt_x") },
      { ...real, signature: "" },
    ]) {
      expect(await deliver(message, backend.url)).toBe(400);
    }
    const { body } = real;
    const headers = { "stripe-signature": real.signature };
    const elsewhere = await call("/hooks/payment/other_other", {
      body,
      headers,
      backend: backend.url,
    });
    expect(elsewhere.status).toBe(404);
    const withoutStripe = await call("/hooks/payment/stripe_stripe", { body, headers });
    expect(withoutStripe.status).toBe(404);
    expect(await ordersOf(database, cart.id)).toEqual([]);
  });

  it("where the cart has changed since: the money set aside for it is given back", async () => {
    const cart = await cartToPay();
    const paid = stripe.pay(cart.clientSecret, "good");
    const line = { variant_id: fixture.variantId, quantity: 2 };
    await call(`/store/carts/${cart.id}/line-items`, { body: line, backend: backend.url });
    expect(intentOf(cart.clientSecret)?.status).toBe("canceled");
    await deliver(
      stripe.message("payment_intent.amount_capturable_updated", { ...paid }),
      backend.url,
    );
    const { type } = await complete(cart.id, backend.url);
    expect(type).not.toBe("order");
    expect(await ordersOf(database, cart.id)).toEqual([]);
  });
});

describe("what costs something else by the time it is ordered", () => {
  /** Changes the price of a product, as a merchant does. */
  async function setPrice(product: TestProduct, amount: number): Promise<void> {
    await database.query(
      `update "price" set "amount" = $2, "raw_amount" = $3 where "price_set_id" = (
         select "price_set_id" from "product_variant_price_set" where "variant_id" = $1)`,
      [product.variantId, amount, JSON.stringify({ value: String(amount), precision: 20 })],
    );
  }

  it("is not ordered with the money of the old price: that goes back, and the new one is paid", async () => {
    const product = await makeProduct({ stock: 5 });
    const cart = await readyCart(product.variantId, 1, { payment: byCard, backend: backend.url });
    stripe.pay(cart.clientSecret, "good");
    await setPrice(product, 500);
    const refused = await complete(cart.id, backend.url);
    expect(refused.code).toBe("amounts_changed");
    expect(refused.message).toContain("is now 500.00 instead of 10.00.");
    expect(await ordersOf(database, cart.id)).toEqual([]);
    expect(intentOf(cart.clientSecret)?.status).toBe("canceled");
    expect((await complete(cart.id, backend.url)).code).toBe("payment_not_authorized");

    const again = await choosePayment(cart.id, byCard, backend.url);
    stripe.pay(again.clientSecret, "good");
    const { order } = await complete(cart.id, backend.url);
    expect(order?.total).toBeCloseTo(605.88, 2);
    expect(intentOf(again.clientSecret)).toMatchObject({
      status: "requires_capture",
      amount: 60_588,
    });
    await cancelOrder(order?.id, backend.url);
    await deleteProduct(product);
  });

  it("is not ordered by the shop itself either, when nobody comes back", async () => {
    const product = await makeProduct({ stock: 5 });
    const cart = await readyCart(product.variantId, 1, { payment: byCard, backend: backend.url });
    stripe.pay(cart.clientSecret, "good");
    await setPrice(product, 1);
    expect(await moneyWithoutOrder(database, backend.url, cart.id)).toEqual([]);
    expect(await ordersOf(database, cart.id)).toEqual([]);
    expect(intentOf(cart.clientSecret)?.status).toBe("canceled");
    const { rows } = await database.query(
      `select 1 from "payment" p where p."payment_collection_id" = $1 and p."canceled_at" is null`,
      [cart.collectionId],
    );
    expect(rows).toEqual([]);
    const again = await choosePayment(cart.id, byCard, backend.url);
    stripe.pay(again.clientSecret, "good");
    const { type, order } = await complete(cart.id, backend.url);
    expect(type).toBe("order");
    await cancelOrder(order?.id, backend.url);
    await deleteProduct(product);
  });
});

describe("money that nobody asks for", () => {
  it("becomes the order it was set aside for", async () => {
    const cart = await cartToPay();
    stripe.pay(cart.clientSecret, "good");
    expect(await moneyWithoutOrder(database, backend.url, cart.id)).toEqual([]);
    const [orderId] = await ordersOf(database, cart.id);
    expect((await orderOf(cart.id)).order?.id).toBe(orderId);
    await cancelOrder(orderId, backend.url);
  });

  it("goes back where what it was for is sold; the cart can be paid anew", async () => {
    const rare = await makeProduct({ stock: 1 });
    const cart = await readyCart(rare.variantId, 1, { payment: byCard, backend: backend.url });
    stripe.pay(cart.clientSecret, "good");
    await setStock(rare, 0);
    expect((await complete(cart.id, backend.url)).code).toBe("insufficient_inventory");
    expect(await moneyWithoutOrder(database, backend.url, cart.id)).toEqual([]);
    expect(intentOf(cart.clientSecret)?.status).toBe("canceled");
    expect(await ordersOf(database, cart.id)).toEqual([]);

    await setStock(rare, 1);
    const again = await choosePayment(cart.id, byCard, backend.url);
    stripe.pay(again.clientSecret, "good");
    const { type, order } = await complete(cart.id, backend.url);
    expect(type).toBe("order");
    await cancelOrder(order?.id, backend.url);
    await deleteProduct(rare);
  });
});

describe("choosing how to pay", () => {
  it("is over when the cart has become an order", async () => {
    const cart = await cartToPay();
    stripe.pay(cart.clientSecret, "good");
    const { order } = await complete(cart.id, backend.url);
    const path = `/store/payment-collections/${cart.collectionId}/payment-sessions`;
    const late = await call(path, { body: { provider_id: byCard }, backend: backend.url });
    expect(late).toMatchObject({ status: 400, body: { code: "cart_completed" } });
    expect(intentOf(cart.clientSecret)?.status).toBe("requires_capture");
    await cancelOrder(order?.id, backend.url);
  });

  it("takes no word of the browser's on what the payment is like", async () => {
    const cart = await cartToPay();
    const path = `/store/payment-collections/${cart.collectionId}/payment-sessions`;
    const data = { capture_method: "automatic", metadata: { session_id: "payses_other" } };
    const answer = await call(path, { body: { provider_id: byCard, data }, backend: backend.url });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: "data" }] } });
  });
});
