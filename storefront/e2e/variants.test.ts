/** A product with two variants, chosen by keyboard and without scripts, bought as the second. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriersOn } from "./support/accessibility.ts";
import { addVariant, deleteProduct, orderInMedusa, publishProduct } from "./support/backend.ts";
import { useBrowser, visit } from "./support/browser.ts";
import { chooseShipping, fillAddress, ordersOf, placeButton } from "./support/checkout-pages.ts";

useBrowser();

const title = `Ink in two sizes ${crypto.randomUUID()}`;
let slug = "";

beforeAll(async () => {
  slug = await publishProduct(title, 10);
  await addVariant(slug, { title: "Large", price: 34.5, stock: 2, ean: "4006381333931" });
});
afterAll(() => deleteProduct(slug));

const main = (page: Page) => page.getByRole("main");
const size = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(name) });

test("is listed from its lowest price, and its button leads to the choice", async () => {
  const page = await visit(`/search?q=${encodeURIComponent(title)}`);
  await main(page).getByText("from €10.00").first().waitFor();
  await main(page)
    .getByRole("link", { name: new RegExp(`Choose an option.*${title}`) })
    .click();
  await page.waitForURL(`**/product/${slug}`);
});

test("without scripts the other variant is chosen by the form", async () => {
  const page = await visit(`/product/${slug}`, { javaScriptEnabled: false });
  await size(page, "Large").check();
  await page.getByRole("button", { name: "Show this one" }).click();
  await page.waitForURL(/\?variant=variant_/);
  expect(await size(page, "Large").isChecked()).toBe(true);
  await page.getByText("Only 2 left").waitFor();
  await page.getByText("EAN 4006381333931").waitFor();
  const structure = await page.locator("script[type='application/ld+json']").first().textContent();
  expect(JSON.parse(structure ?? "")).toMatchObject({
    offers: { "@type": "AggregateOffer", lowPrice: "10.00", highPrice: "34.50", offerCount: 2 },
  });
});

test("the second variant is chosen by keyboard, and bought under its name and price", async () => {
  const page = await visit(`/product/${slug}`);
  await page.waitForLoadState("networkidle");
  await size(page, "Standard").focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForURL(/\?variant=variant_/);
  await main(page).getByText("Only 2 left").waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page
    .getByRole("button", { name: /^Add to cart.*\(Large\)$/ })
    .first()
    .click();
  await size(page, "Standard").check();
  await page
    .getByRole("button", { name: /^Add to cart.*\(Standard\)$/ })
    .first()
    .click();

  await page.goto("/cart");
  await main(page)
    .getByRole("link", { name: `${title} (Large)` })
    .waitFor();
  await page.getByRole("button", { name: `Remove ${title} (Standard)` }).click();
  const email = `variants-${crypto.randomUUID()}@example.com`;
  await page.goto("/paymentgateway", { waitUntil: "networkidle" });
  await fillAddress(page, email);
  await chooseShipping(page);
  await page.getByRole("button", { name: "Continue to review" }).click();
  await main(page).getByText(`${title} (Large)`).first().waitFor();
  await placeButton(page).click();
  await page.waitForURL(/\/order\/order_/);
  await main(page).getByText(`${title} (Large)`).first().waitFor();

  await expect.poll(() => ordersOf(email)).toHaveLength(1);
  const number = /#?(\d+)/.exec(
    (await page
      .getByText(/order (number )?#?\d+/i)
      .first()
      .textContent()) ?? "",
  );
  expect((await orderInMedusa(Number(number?.[1])))?.items).toMatchObject([
    { product_title: title, variant_title: "Large", quantity: 1, unit_price: 34.5 },
  ]);
});
