/** The cart of another device is merged at sign-in, whatever fails in between. */

import type { Product } from "@chemical-ink/product-api/contract/product";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { BackendCart } from "~/commerce/backend-types.ts";
import {
  call,
  customerToken,
  deleteProducts,
  makeProducts,
  newAccount,
  publicConfig,
} from "./support/backend.ts";
import { Browser } from "./support/browser.ts";
import { fillOnAnotherDevice } from "./support/shopper.ts";

const config = publicConfig(runningShop());
let black: Product;
let cyan: Product;

beforeAll(async () => {
  const [one, other] = await makeProducts([50, 50]);
  if (!one || !other) throw new Error("There are no products to sell.");
  [black, cyan] = [one, other];
});

afterAll(() => deleteProducts([black, cyan]));

// The backend had already emptied the other cart, and the reloaded page deleted its lines here as
// undesired: both carts were without them.
test("when the answer that says so is lost and the page is reloaded, nothing is missing", async () => {
  const account = await newAccount();
  await fillOnAnotherDevice(config, account, black, 4);
  const browser = new Browser(config, Math.random);
  const tab = await browser.open();
  tab.shop.clientState.getState().addToCart(cyan, 1);
  await (await tab.shop.startCart(config)).settled();
  browser.losesAnswerOf = /\/merge$/;
  await tab.shop.signIn(config, account);
  await vi.waitFor(() => expect(browser.losesAnswerOf).toBeNull(), { timeout: 60_000 });
  browser.close(tab);

  const { shop } = await browser.open();
  await shop.clientState.rehydrate();
  const { cart } = await (await shop.startCart(config)).settled();
  const wanted = [
    [black.variantId, 4],
    [cyan.variantId, 1],
  ].toSorted();
  const onScreen = shop.clientState.getState().cart;
  expect(onScreen.lines.map((line) => [line.variantId, line.quantity]).toSorted()).toEqual(wanted);
  const token = await customerToken(account);
  const path = `/store/carts/${onScreen.cartId}`;
  const inBackend = (await call<{ cart: BackendCart }>(path, { token })).cart;
  for (const items of [cart?.items, inBackend.items]) {
    expect(items?.map((item) => [item.variant_id, item.quantity]).toSorted()).toEqual(wanted);
  }
  browser.quit();
}, 120_000);
