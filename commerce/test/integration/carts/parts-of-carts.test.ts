/** Attacks with the id of a part of another shopper's cart or account. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../support/backend";
import { newCustomer, type SignedIn } from "../support/customer";
import { chooseDeliveryAndPayment, readyCart } from "../support/order";
import { deletePromotions, promotion, useCode } from "../support/promotions";
import { deleteProduct, makeProduct, type TestProduct } from "../support/test-product";

interface CartAnswer {
  cart: Cart;
}

interface Cart {
  id: string;
  total: number;
  discount_total: number;
  shipping_subtotal: number;
  items: { id: string; quantity: number }[];
  shipping_address: { id: string; address_1: string };
}

const shown = "?fields=id,total,discount_total,*items,*shipping_address";

const address = {
  first_name: "Sam",
  last_name: "Shopper",
  address_1: "Rue de l'Encre 1",
  city: "Paris",
  postal_code: "75001",
  country_code: "fr",
};

let product: TestProduct;
let customer: SignedIn;
let theirs: Cart;
/** The cart of the attacker, a guest. */
let mine: Cart;

async function cart(id: string, token?: string): Promise<Cart> {
  return (await call<CartAnswer>(`/store/carts/${id}${shown}`, { token })).body.cart;
}

async function cartOfCustomer(): Promise<Cart> {
  const { body: regions } = await call<{ regions: { id: string }[] }>("/store/regions");
  const { token } = customer;
  const { body } = await call<CartAnswer>("/store/carts", {
    token,
    body: {
      region_id: regions.regions[0]?.id,
      shipping_address: { ...address, address_1: "Rue privée 2" },
      items: [{ variant_id: product.variantId, quantity: 3 }],
    },
  });
  return cart(body.cart.id, token);
}

beforeAll(async () => {
  product = await makeProduct({ stock: 5_000 });
  customer = await newCustomer();
  theirs = await cartOfCustomer();
  mine = await cart((await readyCart(product.variantId, 1)).id);
});

afterAll(async () => {
  await deletePromotions();
  await deleteProduct(product);
});

describe("a line item of another cart", () => {
  it.each([
    ["removed", "DELETE", undefined],
    ["changed", "POST", { quantity: 9 }],
    ["set to none", "POST", { quantity: 0 }],
  ])("is not %s through one's own cart: it is not there", async (_what, method, body) => {
    const path = `/store/carts/${mine.id}/line-items/${theirs.items[0]?.id}`;
    const answer = await call(path, { method, body });
    expect(answer).toMatchObject({ status: 404, body: { code: "line_item_not_found" } });
    expect(answer.body.message).toMatch(/^There is no line item /);
    expect(await cart(theirs.id, customer.token)).toEqual(theirs);
    expect(await cart(mine.id)).toEqual(mine);
  });

  it("is not there for the customer whose it is either, in another cart of theirs", async () => {
    const path = `/store/carts/${mine.id}/line-items/${theirs.items[0]?.id}`;
    const answer = await call(path, { method: "DELETE", token: customer.token });
    expect(answer).toMatchObject({ status: 404, body: { code: "line_item_not_found" } });
  });
});

it("a line item of one's own can be removed twice: an answer may have been lost", async () => {
  const own = await cart((await readyCart(product.variantId, 1)).id);
  const path = `/store/carts/${own.id}/line-items/${own.items[0]?.id}`;
  expect((await call(path, { method: "DELETE" })).status).toBe(200);
  expect((await call(path, { method: "DELETE" })).status).toBe(200);
  expect((await cart(own.id)).items).toEqual([]);
});

describe("an address of another cart", () => {
  it.each([
    ["taken into a cart by its id", "", (id: string) => ({ shipping_address: id })],
    ["billed to by its id", "", (id: string) => ({ billing_address: id })],
    ["named in a cart", "/mine", (id: string) => ({ shipping_address: { id } })],
    ["overwritten", "/mine", (id: string) => ({ shipping_address: { ...address, id } })],
    ["overwritten as a billing address", "/mine", (id: string) => ({ billing_address: { id } })],
  ])("is not %s: an address has no id here", async (_what, path, change) => {
    const { body: regions } = await call<{ regions: { id: string }[] }>("/store/regions");
    const region_id = regions.regions[0]?.id;
    const answer = await call(`/store/carts${path.replace("mine", mine.id)}`, {
      body: { ...(path === "" && { region_id }), ...change(theirs.shipping_address.id) },
    });
    expect(answer.status).toBe(400);
    expect(await cart(theirs.id, customer.token)).toEqual(theirs);
    expect(await cart(mine.id)).toEqual(mine);
  });
});

it("an address of another customer is not there, with a code", async () => {
  const { body: kept } = await call<{ customer: { addresses: { id: string }[] } }>(
    "/store/customers/me/addresses",
    { token: customer.token, body: address },
  );
  const stranger = await newCustomer();
  const path = `/store/customers/me/addresses/${kept.customer.addresses[0]?.id}`;
  for (const [method, body] of [
    ["POST", { city: "Lyon" }],
    ["DELETE", undefined],
  ] as const) {
    const answer = await call(path, { method, body, token: stranger.token });
    expect(answer, method).toMatchObject({ status: 404, body: { code: "address_not_found" } });
  }
  const { body } = await call<{ addresses: object[] }>("/store/customers/me/addresses", {
    token: customer.token,
  });
  expect(body.addresses).toMatchObject([{ city: "Paris" }]);
});

describe("a discount that counts from a value of goods on", () => {
  const from90 = { rules: [{ attribute: "item_total", operator: "gte", values: ["90"] }] };

  it("is gone when the cart is worth less, whichever way", async () => {
    const code = await promotion({ type: "percentage", value: 90 }, undefined, from90);
    const { id } = await readyCart(product.variantId, 10);
    const { body } = await useCode(id, code);
    expect(body.cart.discount_total).toBeCloseTo(108, 2);
    // A second update changes nothing, because the value before the discount counts.
    await chooseDeliveryAndPayment(id);
    const before = await cart(id);
    expect(before.discount_total).toBeCloseTo(108, 2);

    const path = `/store/carts/${id}/line-items/${before.items[0]?.id}`;
    await call(path, { body: { quantity: 5 } });
    expect(await cart(id)).toMatchObject({ discount_total: 0 });
    await call(path, { body: { quantity: 10 } });
    await useCode(id, code);
    expect((await cart(id)).discount_total).toBeCloseTo(108, 2);
    await call(path, { method: "DELETE" });
    expect(await cart(id)).toMatchObject({ discount_total: 0, items: [] });
  });
});
