import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminToken, call } from "../support/backend";
import {
  cancelOrder,
  chooseDeliveryAndPayment,
  complete,
  readyCart,
  seeOrder,
} from "../support/order";
import { deleteProduct, makeProduct, setStock, type TestProduct } from "../support/test-product";

interface Unavailable {
  id: string;
  title: string;
  reason: string;
  available: number;
  message: string;
}

interface CartAnswer {
  cart: { items: { id: string; variant_id: string; product_title: string }[] };
}

async function unavailable(cartId: string): Promise<Unavailable[]> {
  const { body } = await call<{ unavailable_items: Unavailable[] }>(
    `/store/carts/${cartId}/unavailable-items`,
  );
  return body.unavailable_items;
}

async function unpublish({ id }: TestProduct): Promise<void> {
  await call(`/admin/products/${id}`, { token: await adminToken(), body: { status: "draft" } });
}

let other: TestProduct;

beforeAll(async () => {
  other = await makeProduct({ stock: 50 });
});

afterAll(() => deleteProduct(other));

describe("a product that is no longer sold", () => {
  it.each([
    ["deleted", deleteProduct],
    ["unpublished", unpublish],
  ])(
    "is named by the carts it is in when it is %s, and the rest can be bought",
    async (how, end) => {
      const fixture = await makeProduct({ stock: 5 });
      const { id } = await readyCart(fixture.variantId, 1, { alsoVariantId: other.variantId });
      expect(await unavailable(id)).toEqual([]);
      await end(fixture);

      const [gone, ...others] = await unavailable(id);
      expect(others).toEqual([]);
      expect(gone).toMatchObject({ title: fixture.title, reason: "gone", available: 0 });
      expect(gone?.message).toBe(`“${fixture.title}” is no longer sold.`);
      // The cart still shows it.
      const { body } = await call<CartAnswer>(`/store/carts/${id}`);
      expect(body.cart.items.map(({ product_title }) => product_title)).toContain(fixture.title);

      const refused = await complete(id);
      expect(refused).toMatchObject({ code: "product_unavailable" });
      expect(refused.message).toContain(`“${fixture.title}” is no longer sold.`);
      for (const [path, change] of [
        ["line-items", { variant_id: fixture.variantId, quantity: 1 }],
        [`line-items/${gone?.id}`, { quantity: 2 }],
      ] as const) {
        const answer = await call(`/store/carts/${id}/${path}`, { body: change });
        expect(answer).toMatchObject({ status: 400, body: { code: "product_unavailable" } });
      }
      const moved = await call(`/store/carts/${id}`, {
        body: { shipping_address: { city: "Lyon", country_code: "fr" } },
      });
      expect(moved.body.message).toContain(`“${fixture.title}” is no longer sold.`);

      for (const [path, change] of [
        ["/line-items", { variant_id: other.variantId, quantity: 1 }],
        ["", { email: "other@example.com" }],
      ] as const) {
        expect((await call(`/store/carts/${id}${path}`, { body: change })).status).toBe(200);
      }
      await call(`/store/carts/${id}/line-items/${gone?.id}`, { method: "DELETE" });
      expect(await unavailable(id)).toEqual([]);
      await chooseDeliveryAndPayment(id);
      const { type, order } = await complete(id);
      expect(type).toBe("order");
      await cancelOrder(order?.id);
      if (how === "unpublished") await deleteProduct(fixture);
    },
  );

  it("stays in the orders it was sold in, which can still be cancelled and sent", async () => {
    const token = await adminToken();
    const fixture = await makeProduct({ stock: 5 });
    const carts = [await readyCart(fixture.variantId, 1), await readyCart(fixture.variantId, 2)];
    const [sent, cancelled] = await Promise.all(carts.map(({ id }) => complete(id)));
    await deleteProduct(fixture);
    // A repeated completion answers the same order, although its product is gone.
    expect((await complete(carts[0]?.id ?? "")).order?.id).toBe(sent?.order?.id);

    const fulfilled = await call(`/admin/orders/${sent?.order?.id}/fulfillments`, {
      token,
      body: { items: [{ id: sent?.order?.items[0]?.id, quantity: 1 }] },
    });
    expect(fulfilled.status).toBe(200);
    const given = await call(`/admin/orders/${cancelled?.order?.id}/cancel`, { token, body: {} });
    expect(given.status).toBe(200);

    const kept = await seeOrder<{ items: unknown[] }>(carts[0]?.id ?? "");
    expect(kept.items).toMatchObject([
      {
        product_title: fixture.title,
        unit_price: 10,
        quantity: 1,
        thumbnail: "https://files.example/bottle.webp",
      },
    ]);
  });
});

describe("a cart that holds more than there is", () => {
  it("says how many are left, and is completed with as many", async () => {
    const fixture = await makeProduct({ stock: 5 });
    const { id } = await readyCart(fixture.variantId, 3);
    await setStock(fixture, 1);
    const [line] = await unavailable(id);
    expect(line).toMatchObject({ reason: "too_few", available: 1 });
    const refused = await complete(id);
    expect(refused.code).toBe("insufficient_inventory");
    expect(refused.message).toContain(`“${fixture.title}”: only 1 is left.`);
    await call(`/store/carts/${id}/line-items/${line?.id}`, { body: { quantity: 1 } });
    await chooseDeliveryAndPayment(id);
    const { type, order } = await complete(id);
    expect(type).toBe("order");
    await cancelOrder(order?.id);
    await deleteProduct(fixture);
  });
});

it("knows no carts that are not there", async () => {
  expect((await call("/store/carts/nothing/unavailable-items")).status).toBe(404);
});
