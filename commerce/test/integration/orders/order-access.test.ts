import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { adminToken, call, newAddress } from "../support/backend";
import { newCustomer, type SignedIn } from "../support/customer";
import { mailsWith, soon } from "../support/mails";
import { cancelOrder, complete, readyCart } from "../support/order";
import { deleteProduct, makeProduct, type TestProduct } from "../support/test-product";

interface OrderOfCart {
  order: { id: string; display_id: number; access: string };
  code?: string;
}

let fixture: TestProduct;
let anna: SignedIn;
let ben: SignedIn;
/** A guest's order. */
let order: OrderOfCart["order"];
let cartId: string;
/** Anna's order. */
let hers: { cartId: string; orderId: string };
const email = newAddress();

function orderOf(cart: string, token?: string) {
  return call<OrderOfCart>(`/store/carts/${cart}/order`, { token });
}

beforeAll(async () => {
  fixture = await makeProduct({ stock: 50 });
  [anna, ben] = await Promise.all([newCustomer(), newCustomer()]);
  cartId = (await readyCart(fixture.variantId, 1, { email })).id;
  await complete(cartId);
  order = (await orderOf(cartId)).body.order;
  const cart = await readyCart(fixture.variantId, 1);
  await call(`/store/carts/${cart.id}/customer`, { token: anna.token, body: {} });
  await call(`/store/carts/${cart.id}/complete`, { token: anna.token, body: {} });
  const { body } = await orderOf(cart.id, anna.token);
  hers = { cartId: cart.id, orderId: body.order.id };
});

afterAll(async () => {
  await Promise.all([cancelOrder(order.id), cancelOrder(hers.orderId)]);
  await deleteProduct(fixture);
});

describe("the order of a cart", () => {
  it("is found by the cart, as often as one asks", async () => {
    const again = await complete(cartId);
    expect(order).toMatchObject({ id: again.order?.id, display_id: again.order?.display_id });
    expect((await orderOf(cartId)).body.order).toMatchObject({ id: order.id });
  });

  it("is not there before the cart is completed, and of no cart there is not", async () => {
    const { id } = await readyCart(fixture.variantId, 1);
    const open = await orderOf(id);
    expect(open).toMatchObject({ status: 404, body: { code: "not_ordered" } });
    expect(await orderOf("cart_x")).toMatchObject({
      status: 404,
      body: { code: "cart_not_found" },
    });
  });

  it("is told to its customer alone where the cart is a customer's", async () => {
    for (const token of [ben.token, undefined, "nonsense"]) {
      const answer = await orderOf(hers.cartId, token);
      expect(answer).toMatchObject({ status: 404, body: { code: "cart_not_found" } });
    }
  });
});

describe("an order", () => {
  it("is opened by its signed link, and by nothing like it", async () => {
    const open = await call<OrderOfCart>(`/store/orders/${order.id}?access=${order.access}`);
    expect(open).toMatchObject({ status: 200, body: { order: { id: order.id } } });
    const [key, end, signature = ""] = order.access.split(".");
    for (const access of [
      "",
      "a.b.c",
      `${key}.${end}.${signature.slice(0, -1)}`,
      `${key}.zzzzzzzzz.${signature}`,
      `other.${end}.${signature}`,
    ]) {
      const { status, body } = await call(`/store/orders/${order.id}?access=${access}`);
      expect(status, access).toBe(404);
      expect(JSON.stringify(body)).not.toContain(email);
    }
    const another = await call(`/store/orders/${hers.orderId}?access=${order.access}`);
    expect(another.status).toBe(404);
  });

  it("tells how it is paid, how far it is, and how long its delivery takes", async () => {
    const asked = [
      "payment_status",
      "fulfillment_status",
      "payment_collections.payments.provider_id",
      "shipping_methods.shipping_option.type.description",
    ].map((name) => `%2B${name}`);
    const path = `/store/orders/${order.id}?access=${order.access}&fields=${asked}`;
    const { body } = await call<{ order: object }>(path);
    expect(body.order).toMatchObject({
      display_id: order.display_id,
      payment_status: "authorized",
      fulfillment_status: "not_fulfilled",
      payment_collections: [{ payments: [{ provider_id: "pp_system_default" }] }],
      shipping_methods: [
        { shipping_option: { type: { description: expect.stringMatching(/working days$/) } } },
      ],
    });
  });

  it("is answered to nobody else as if there were none", async () => {
    const unknown = await call("/store/orders/order_x");
    const { token } = ben;
    for (const path of ["", "?fields=id", "?fields=*items"]) {
      const answer = await call(`/store/orders/${hers.orderId}${path}`, { token });
      const said = JSON.stringify(answer.body).replace(hers.orderId, "order_x");
      expect({ status: answer.status, said }).toEqual({
        status: 404,
        said: JSON.stringify(unknown.body),
      });
    }
    const own = await call(`/store/orders/${hers.orderId}`, { token: anna.token });
    expect(own.status).toBe(200);
  });

  it.each(["transfer/request", "transfer/cancel", "transfer/accept", "transfer/decline"])(
    "cannot be asked for by %s, by its customer or with its link: it would block the merchant",
    async (action) => {
      const { body: found } = await orderOf(hers.cartId, anna.token);
      for (const path of [
        `/store/orders/${hers.orderId}/${action}`,
        `/store/orders/${hers.orderId}/${action}?access=${found.order.access}`,
      ]) {
        const answer = await call(path, { token: anna.token, body: { token: "x" } });
        expect(answer).toMatchObject({ status: 404, body: { code: "route_closed" } });
      }
      const token = await adminToken();
      const { body: edit } = await call<{ order_change: { id: string } }>("/admin/order-edits", {
        token,
        body: { order_id: hers.orderId },
      });
      expect(edit.order_change.id).toBeTruthy();
      await call(`/admin/order-edits/${hers.orderId}`, { token, method: "DELETE" });
    },
  );

  it("cannot be said to have come back by its customer, who would name the price", async () => {
    const answer = await call("/store/returns", {
      token: anna.token,
      body: {
        order_id: hers.orderId,
        items: [{ id: "ordli_x", quantity: 4 }],
        return_shipping: { option_id: "so_x", price: -100 },
        receive_now: true,
      },
    });
    expect(answer).toMatchObject({ status: 404, body: { code: "route_closed" } });
  });

  it("is opened by the link in its confirmation mail", async () => {
    await vi.waitFor(
      async () => expect(await mailsWith("order-confirmation", email)).toHaveLength(1),
      soon,
    );
    const [mail] = await mailsWith("order-confirmation", email);
    const link = new URL(/\S+\/order\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    expect(link.pathname).toBe(`/order/${order.id}`);
    const { status } = await call(`/store/orders/${order.id}${link.search}`);
    expect(status).toBe(200);
  });
});

describe("the cart of a guest", () => {
  it("stays the guest's who types in the address of somebody's account", async () => {
    const { id } = await readyCart(fixture.variantId, 1, { email: anna.email });
    const { status } = await call(`/store/carts/${id}`);
    expect(status).toBe(200);
    const { order: made } = await complete(id);
    expect((await orderOf(id)).body.order.id).toBe(made?.id);
    await cancelOrder(made?.id);
  });
});

describe("the cart of a customer", () => {
  it("is nobody else's to see or to change", async () => {
    const cart = await readyCart(fixture.variantId, 2);
    await call(`/store/carts/${cart.id}/customer`, { token: anna.token, body: {} });
    const line = { variant_id: fixture.variantId, quantity: 1 };
    const calls: [path: string, method: string, body?: unknown][] = [
      [`/store/carts/${cart.id}`, "GET"],
      [`/store/carts/${cart.id}`, "POST", { email: "ben@example.com" }],
      [`/store/carts/${cart.id}/line-items`, "POST", line],
      [`/store/carts/${cart.id}/line-items/cali_x`, "POST", { quantity: 1 }],
      [`/store/carts/${cart.id}/line-items/cali_x`, "DELETE"],
      [`/store/carts/${cart.id}/customer`, "POST", {}],
      [`/store/carts/${cart.id}/promotions`, "POST", { promo_codes: ["X"] }],
      [`/store/carts/${cart.id}/shipping-methods`, "POST", { option_id: "so_x" }],
      [`/store/carts/${cart.id}/complete`, "POST", {}],
      [`/store/carts/${cart.id}/unavailable-items`, "GET"],
      [`/store/shipping-options?cart_id=${cart.id}`, "GET"],
      ["/store/payment-collections", "POST", { cart_id: cart.id }],
    ];
    for (const token of [ben.token, undefined]) {
      for (const [path, method, body] of calls) {
        const answer = await call(path, { method, body, token });
        expect(answer, `${method} ${path}`).toMatchObject({
          status: 404,
          body: { code: "cart_not_found" },
        });
      }
    }
    const { body } = await call<{ cart: object }>(`/store/carts/${cart.id}`, {
      token: anna.token,
    });
    expect(body.cart).toMatchObject({ email: anna.email, items: [{ quantity: 2 }] });
  });
});
