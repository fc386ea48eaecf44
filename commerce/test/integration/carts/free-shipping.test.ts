import { afterAll, beforeAll, expect, it } from "vitest";
import { adminToken, call } from "../support/backend";
import { readyCart } from "../support/order";
import { makeShippingOption } from "../support/shipping-option";
import { deleteProduct, makeProduct, type TestProduct } from "../support/test-product";

let fixture: TestProduct;
let token: string;
const optionIds: string[] = [];

beforeAll(async () => {
  token = await adminToken();
  fixture = await makeProduct({ stock: 50 });
});

afterAll(async () => {
  for (const id of optionIds)
    await call(`/admin/shipping-options/${id}`, { token, method: "DELETE" });
  await deleteProduct(fixture);
});

async function rule(): Promise<object | null> {
  const { status, body } = await call<{ free_shipping: object | null }>(
    "/store/catalogue/free-shipping",
  );
  expect(status).toBe(200);
  return body.free_shipping;
}

/** Creates a shipping option with these prices, as a merchant does in the admin; answers its id. */
async function offer(prices: object[], { isReturn = false } = {}): Promise<string> {
  const id = await makeShippingOption({ name: `Trial ${fixture.id}`, prices, isReturn }, token);
  optionIds.push(id);
  return id;
}

const paid = { currency_code: "eur", amount: 5 };
const freeFrom = (value: number, currency_code = "eur") => ({
  currency_code,
  amount: 0,
  rules: [{ attribute: "item_total", operator: "gte", value }],
});

/** The price of a shipping option for a cart. */
async function priceOf(optionId: string, units: number): Promise<number | undefined> {
  const { id } = await readyCart(fixture.variantId, units);
  const { body } = await call<{ shipping_options: { id: string; amount: number }[] }>(
    `/store/shipping-options?cart_id=${id}`,
  );
  return body.shipping_options.find((option) => option.id === optionId)?.amount;
}

it("nothing is promised where no option of the shop's is free from a value on", async () => {
  expect(await rule()).toBeNull();
  await offer([paid, { currency_code: "usd", amount: 0 }, freeFrom(10, "usd")]);
  await offer([paid, freeFrom(10)], { isReturn: true });
  expect(await rule()).toBeNull();
});

it("the value that is told is the one from which Medusa takes nothing", async () => {
  const optionId = await offer([paid, freeFrom(60)]);
  expect(await rule()).toEqual({ threshold: 60, currency_code: "eur" });
  // At 10 euros each, with 20 per cent VAT: 4 are below the threshold, 5 reach it.
  expect(await priceOf(optionId, 4)).toBe(5);
  expect(await priceOf(optionId, 5)).toBe(0);

  const cheaper = await offer([paid, freeFrom(40)]);
  expect(await rule()).toEqual({ threshold: 40, currency_code: "eur" });
  await call(`/admin/shipping-options/${cheaper}`, { token, method: "DELETE" });
  expect(await rule()).toEqual({ threshold: 60, currency_code: "eur" });
});
