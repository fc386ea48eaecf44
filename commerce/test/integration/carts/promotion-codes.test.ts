/** Promotion codes of carts: their discounts, their conditions, and why they are refused. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../support/backend";
import { cancelOrder, chooseDeliveryAndPayment, complete, readyCart } from "../support/order";
import { deletePromotions, promotion, useCode } from "../support/promotions";
import { deleteProduct, makeProduct, type TestProduct } from "../support/test-product";

interface Refusal {
  code?: string;
}

let fixture: TestProduct;

beforeAll(async () => {
  fixture = await makeProduct({ stock: 50 });
});

afterAll(async () => {
  await deletePromotions();
  await deleteProduct(fixture);
});

describe("a promotion code", () => {
  it("takes its part off the price", async () => {
    const { id } = await readyCart(fixture.variantId, 2);
    const code = await promotion();
    const { status, body } = await useCode(id, code);
    expect(status).toBe(200);
    expect(body.cart.promotions).toMatchObject([{ code }]);
    expect(body.cart.discount_total).toBeCloseTo(2.4, 2);
  });

  it("for delivery is refused with a sentence until a way of delivery is chosen", async () => {
    const { body: regions } = await call<{ regions: { id: string }[] }>("/store/regions");
    const { body: made } = await call<{ cart: { id: string } }>("/store/carts", {
      body: {
        region_id: regions.regions[0]?.id,
        email: "order@example.com",
        shipping_address: { city: "Paris", postal_code: "75001", country_code: "fr" },
        items: [{ variant_id: fixture.variantId, quantity: 1 }],
      },
    });
    const code = await promotion({
      type: "percentage",
      value: 100,
      target_type: "shipping_methods",
    });
    const { status, body } = await useCode(made.cart.id, code);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "promotion_needs_shipping" });
    await chooseDeliveryAndPayment(made.cart.id);
    const { body: sent } = await useCode(made.cart.id, code);
    expect(sent.cart).toMatchObject({ promotions: [{ code }] });
    expect(sent.cart.discount_total).toBeCloseTo(4.9 * 1.2, 2);
  });

  it("that takes off all that a cart costs leaves nothing to pay, and it is ordered", async () => {
    const { id } = await readyCart(fixture.variantId, 1);
    for (const target of ["items", "shipping_methods"]) {
      const all = { type: "percentage", value: 100, target_type: target };
      await useCode(id, await promotion(all));
    }
    const { type, order } = await complete(id);
    expect({ type, total: order?.total }).toEqual({ type: "order", total: 0 });
    expect(await complete(id)).toMatchObject({ type: "order", order: { id: order?.id } });
    await cancelOrder(order?.id);
  });

  it("that is unknown, expired, used up or for another currency is refused with a sentence", async () => {
    const { id } = await readyCart(fixture.variantId, 1);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString();
    const once = await promotion(undefined, { budget: { type: "usage", limit: 1 } });
    const first = await readyCart(fixture.variantId, 1);
    await useCode(first.id, once);
    await call(`/store/payment-collections`, { body: { cart_id: first.id } });
    const collection = first.collectionId;
    await call(`/store/payment-collections/${collection}/payment-sessions`, {
      body: { provider_id: "pp_system_default" },
    });
    const { order } = await complete(first.id);
    expect(order).toBeDefined();
    const early = new Date(Date.now() + 86_400_000).toISOString();
    for (const [code, expected] of [
      ["NOBODYKNOWSIT", "promotion_unknown"],
      ["", "promotion_unknown"],
      ["x".repeat(5_000), "promotion_unknown"],
      ["<script>alert(1)</script>", "promotion_unknown"],
      [
        await promotion(undefined, { starts_at: lastWeek, ends_at: yesterday }),
        "promotion_expired",
      ],
      [await promotion(undefined, { starts_at: early }), "promotion_not_yet"],
      [
        await promotion({ type: "fixed", value: 1, currency_code: "usd" }),
        "promotion_other_currency",
      ],
      [once, "promotion_used_up"],
    ] as const) {
      const { status, body } = await useCode(id, code);
      expect({ status, code: body.code }, code.slice(0, 40)).toEqual({
        status: 400,
        code: expected,
      });
      expect(body.message).toMatch(/^This code /);
      const inCart = await call<Refusal>(`/store/carts/${id}`, { body: { promo_codes: [code] } });
      expect(inCart.body.code).toBe(expected);
    }
    const { body } = await call<{ cart: object }>(`/store/carts/${id}`);
    expect(body.cart).toMatchObject({ discount_total: 0, promotions: [] });
    await cancelOrder(order?.id);
  });
});
