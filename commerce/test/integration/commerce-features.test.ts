/** Medusa's prices, promotions, taxes and stock work with the shop's products. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { adminToken, call } from "./support/backend";
import { cancelOrder, chooseDeliveryAndPayment, complete, readyCart } from "./support/order";
import { deleteProduct, makeProduct, stockOf, type TestProduct } from "./support/test-product";

/** The price of delivery in the demonstration, euros without tax. */
const delivery = 4.9;

let fixture: TestProduct;
let token: string;

beforeAll(async () => {
  token = await adminToken();
  fixture = await makeProduct({ stock: 50 });
});

afterAll(() => deleteProduct(fixture));

interface CartAnswer {
  cart: { total: number; discount_total: number; tax_total: number; items: Line[] };
}

interface Line {
  id: string;
  unit_price: number;
  tax_lines: { rate: number }[];
}

it("takes 10 % off with a promotion code, and the order knows it", async () => {
  const code = `TEN-${crypto.randomUUID()}`;
  const { body } = await call<{ promotion: { id: string } }>("/admin/promotions", {
    token,
    body: {
      code,
      type: "standard",
      status: "active",
      application_method: {
        type: "percentage",
        target_type: "items",
        allocation: "each",
        max_quantity: 10,
        value: 10,
        currency_code: "eur",
      },
    },
  });
  const { id } = await readyCart(fixture.variantId, 2);
  const unknown = await call<CartAnswer>(`/store/carts/${id}/promotions`, {
    body: { promo_codes: ["NO-SUCH-CODE"] },
  });
  expect(unknown.status).toBe(400);
  const applied = await call<CartAnswer>(`/store/carts/${id}/promotions`, {
    body: { promo_codes: [code] },
  });
  expect(applied.status).toBe(200);
  expect(applied.body.cart.total).toBeCloseTo((20 * 0.9 + delivery) * 1.2, 2);
  await chooseDeliveryAndPayment(id);
  const { order } = await complete(id);
  expect(order?.total).toBeCloseTo((20 * 0.9 + delivery) * 1.2, 2);
  const seen = await call<{ order: { promotions: { code: string }[] } }>(
    `/admin/orders/${order?.id}?fields=promotions.code`,
    { token },
  );
  expect(seen.body.order.promotions).toMatchObject([{ code }]);
  await cancelOrder(order?.id);
  await call(`/admin/promotions/${body.promotion.id}`, { token, method: "DELETE" });
});

it("charges the price of a price list while it is active", async () => {
  const { body } = await call<{ price_list: { id: string } }>("/admin/price-lists", {
    token,
    body: {
      title: "Sale",
      description: "A sale that a test makes.",
      type: "sale",
      status: "active",
      prices: [{ variant_id: fixture.variantId, currency_code: "eur", amount: 7.5 }],
    },
  });
  try {
    const { id, total } = await readyCart(fixture.variantId, 1);
    expect(total).toBeCloseTo((7.5 + delivery) * 1.2, 2);
    const seen = await call<CartAnswer>(`/store/carts/${id}`);
    expect(seen.body.cart.items).toMatchObject([{ unit_price: 7.5 }]);
  } finally {
    await call(`/admin/price-lists/${body.price_list.id}`, { token, method: "DELETE" });
  }
  expect((await readyCart(fixture.variantId, 1)).total).toBeCloseTo((10 + delivery) * 1.2, 2);
});

it("taxes by the country an order is sent to", async () => {
  for (const [country, rate] of [
    ["de", 19],
    ["hu", 27],
  ] as const) {
    const { id, total } = await readyCart(fixture.variantId, 1, { country });
    expect(total).toBeCloseTo((10 + delivery) * (1 + rate / 100), 2);
    const { body } = await call<CartAnswer>(`/store/carts/${id}`);
    expect(body.cart.items[0]?.tax_lines).toMatchObject([{ rate }]);
  }
});

it("sells from a second stock location when the first has none", async () => {
  const rare = await makeProduct({ stock: 0 });
  const { body } = await call<{ stock_location: { id: string } }>("/admin/stock-locations", {
    token,
    body: { name: "Second warehouse" },
  });
  const location = body.stock_location.id;
  try {
    const channels = await call<{ sales_channels: { id: string }[] }>("/admin/sales-channels", {
      token,
    });
    await call(`/admin/stock-locations/${location}/sales-channels`, {
      token,
      body: { add: [channels.body.sales_channels[0]?.id] },
    });
    await call(`/admin/inventory-items/${rare.inventoryItemId}/location-levels`, {
      token,
      body: { location_id: location, stocked_quantity: 3 },
    });
    const { id } = await readyCart(rare.variantId, 2);
    const { type, order } = await complete(id);
    expect(type).toBe("order");
    expect(await stockOf(rare)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ location_id: location, reserved_quantity: 2 }),
      ]),
    );
    await cancelOrder(order?.id);
  } finally {
    await deleteProduct(rare);
    await call(`/admin/stock-locations/${location}`, { token, method: "DELETE" });
  }
});
