import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../support/backend";
import { readyCart } from "../support/order";
import { deleteProduct, makeProduct, type TestProduct } from "../support/test-product";

let fixture: TestProduct;
let cartId: string;
let lineId: string | undefined;

interface CartAnswer {
  cart: { region_id: string; items: { id: string; quantity: number }[] };
}

beforeAll(async () => {
  fixture = await makeProduct({ stock: 50 });
  cartId = (await readyCart(fixture.variantId, 2)).id;
  const { body } = await call<CartAnswer>(`/store/carts/${cartId}`);
  lineId = body.cart.items[0]?.id;
});

afterAll(() => deleteProduct(fixture));

describe("a cart", () => {
  it.each([-1, 1.5, 0.0001, 1e9, 1e21, "2", "two", null, [1], {}])(
    "takes no quantity of %j, and stays as it was",
    async (quantity) => {
      const item = { variant_id: fixture.variantId, quantity };
      for (const [path, change] of [
        ["", { items: [item] }],
        [`/${cartId}/line-items`, item],
        [`/${cartId}/line-items/${lineId}`, { quantity }],
      ] as const) {
        const { status, body } = await call(`/store/carts${path}`, { body: change });
        expect(status, path).toBe(400);
        expect(body.message).toMatch(/\w/);
      }
      const { body } = await call<CartAnswer>(`/store/carts/${cartId}`);
      expect(body.cart.items).toMatchObject([{ id: lineId, quantity: 2 }]);
    },
  );

  it("takes none of a product; setting a line item to none takes it out", async () => {
    const item = { variant_id: fixture.variantId, quantity: 0 };
    const { id } = await readyCart(fixture.variantId, 1);
    for (const [path, change] of [
      ["", { items: [item] }],
      [`/${id}/line-items`, item],
    ] as const) {
      const { status, body } = await call(`/store/carts${path}`, { body: change });
      expect(status, path).toBe(400);
      expect(body.message).toMatch(/\w/);
    }
    const { body } = await call<CartAnswer>(`/store/carts/${id}`);
    const path = `/store/carts/${id}/line-items/${body.cart.items[0]?.id}`;
    const emptied = await call<CartAnswer>(path, { body: { quantity: 0 } });
    expect(emptied).toMatchObject({ status: 200, body: { cart: { items: [] } } });
  });

  it.each([
    ["a product there is not", "POST", "line-items", { variant_id: "variant_x", quantity: 1 }, 400],
    ["none of a product", "POST", "line-items", { variant_id: "variant_x", quantity: 0 }, 400],
    ["a line item it has not", "POST", "line-items/cali_x", { quantity: 1 }, 404],
    ["far too much to remember", "POST", "", { metadata: { a: "x".repeat(200_000) } }, 413],
    ["a text with NUL in it", "POST", "", { metadata: { "a\0": "b" } }, 400],
    ["another sales channel", "POST", "", { sales_channel_id: "sc_x" }, 400],
    ["another address", "POST", "", { email: "no address" }, 400],
  ])("is asked for %s, and says what is wrong", async (_what, method, path, body, expected) => {
    const answer = await call(`/store/carts/${cartId}/${path}`, { method, body });
    expect(answer.status).toBe(expected);
    expect(answer.body.message).toMatch(/\w/);
  });

  it.each([
    ["GET", ""],
    ["POST", "/complete"],
    ["POST", "/line-items"],
    ["DELETE", "/line-items/cali_x"],
    ["POST", "/promotions"],
    ["DELETE", "/promotions"],
    ["POST", "/shipping-methods"],
    ["GET", "/unavailable-items"],
  ])("that is not there is not found by %s %s", async (method, path) => {
    const bodies: Record<string, unknown> = {
      "/line-items": { variant_id: fixture.variantId, quantity: 1 },
      "/promotions": { promo_codes: ["NONE"] },
      "/shipping-methods": { option_id: "so_x" },
    };
    const body = method === "GET" ? undefined : (bodies[path] ?? {});
    const { status } = await call(`/store/carts/cart_x${path}`, { method, body });
    expect([400, 404]).toContain(status);
  });
});
