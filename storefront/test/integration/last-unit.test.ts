/**
 * Many shoppers want the last unit at the same moment; each with the shop's own calls, from add to
 * order.
 */

import type { Product } from "@chemical-ink/product-api/contract/product";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  deleteProducts,
  makeProducts,
  productInCatalogue,
  publicConfig,
  unitsReserved,
} from "./support/backend.ts";
import { Browser } from "./support/browser.ts";
import type { Tab } from "./support/tab.ts";

/** Few, to keep the suite short; `SHOPPERS=20` runs more. */
const shoppers = Number(process.env.SHOPPERS ?? 6);
const config = publicConfig(runningShop());
const address = {
  first_name: "Sam",
  last_name: "Shopper",
  address_1: "Rue de l'Encre 1",
  city: "Paris",
  postal_code: "75001",
  country_code: "fr",
};
let rare: Product;

beforeAll(async () => {
  const [made] = await makeProducts([1]);
  if (!made) throw new Error("There is no product to sell.");
  rare = made;
});

afterAll(() => deleteProducts([rare]));

/** Goes from the product page to the review, as the pages do. */
async function goToReview(tab: Tab, number: number) {
  const { shop } = tab;
  shop.clientState.getState().addToCart(rare, 1);
  const queue = await shop.startCart(config);
  const { cart } = await queue.settled();
  if (!cart) throw new Error("There is no cart.");
  const owned = await shop.ownedCart(config, cart.id);
  if (!owned.ok) throw new Error(owned.problem.sentence);
  const medusa = shop.medusaClient(config);
  const email = `shopper-${number}@example.com`;
  await medusa.carts.update(cart.id, {
    email,
    shipping_address: address,
    billing_address: address,
  });
  const { shipping_options } = await medusa.shippingOptions.list({ cart_id: cart.id });
  const option = shipping_options[0]?.id ?? "";
  const { cart: reviewed } = await medusa.carts.addShippingMethod(cart.id, { option_id: option });
  const [way] = await shop.listPaymentProviders(medusa, reviewed.region_id ?? "");
  const agreed = {
    cartId: reviewed.id,
    terms: shop.termsOf(reviewed),
    providerId: way?.id ?? "",
    isPaying: false,
  };
  const place = () =>
    shop.placeOrder(medusa, agreed, {
      card: null,
      returnUrl: `${config.storefrontUrl}/paymentgateway`,
      isResumed: false,
      onPaying: () => {},
      onWaiting: () => {},
    });
  return { tab, place };
}

test.skipIf(shoppers === 0)(
  "one gets it, the others get a sentence and keep their carts",
  async () => {
    const tabs = await Promise.all(
      Array.from({ length: shoppers }, () => new Browser(config, Math.random).open()),
    );
    const reviews = await Promise.all(tabs.map(goToReview));
    const placed = await Promise.all(reviews.map(({ place }) => place()));

    const orders = placed.filter(({ ok }) => ok);
    const refused = placed.flatMap((one) => (one.ok ? [] : [one.problem]));
    expect(refused.map(({ code }) => code)).toEqual(Array(shoppers - 1).fill("out-of-stock"));
    for (const { sentence } of refused) expect(sentence).toMatch(/was sold in the meantime/);
    expect(orders).toHaveLength(1);

    for (const [index, { tab }] of reviews.entries()) {
      const queue = await tab.shop.startCart(config);
      queue.retry();
      const { cart, shortages } = await queue.settled();
      const { lines } = tab.shop.clientState.getState().cart;
      if (placed[index]?.ok) {
        expect(lines).toEqual([]);
        continue;
      }
      expect(lines).toMatchObject([{ _id: rare._id, quantity: 1 }]);
      expect(cart?.items).toMatchObject([{ variant_id: rare.variantId, quantity: 1 }]);
      expect(shortages[rare.variantId]).toMatchObject({ reason: "too_few", available: 0 });
    }
    expect(await unitsReserved(rare)).toBe(1);
    await vi.waitFor(
      async () =>
        expect(await productInCatalogue(rare._id)).toMatchObject({ Quantity: 0, sold: 1 }),
      { timeout: 20_000, interval: 200 },
    );
    for (const { tab } of reviews) tab.browser.quit();
  },
  300_000,
);
