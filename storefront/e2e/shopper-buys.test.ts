/** A shopper's visit through the whole shop, with all services. */
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { orderInMedusa, reservedUnits } from "./support/backend.ts";
import { useBrowser, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";

useBrowser();

async function findAndAdd(page: Page, partNumber: string): Promise<string> {
  // The combobox replaces the field and takes over focus and text.
  await page
    .getByLabel(/^Search products/)
    .first()
    .fill(partNumber);
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/search\\?.*q=${partNumber}`));
  await page.getByRole("main").locator("a[href^='/product/']").first().click();
  await page.waitForURL(/\/product\//);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByText("Product added to cart").waitFor();
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

async function fillAddress(page: Page, email?: string): Promise<void> {
  if (email) await page.getByLabel("Email").fill(email);
  await page.getByLabel("First name").fill("Sam");
  await page.getByLabel("Last name").fill("Shopper");
  await page.getByLabel("Address", { exact: true }).fill("Rue des Encres 7");
  await page.getByLabel("Zip/Postal code").fill("75011");
  await page.getByLabel("City").fill("Paris");
  await page.getByLabel("Country").selectOption("fr");
  await page.getByRole("button", { name: "Continue to shipping" }).click();
}

/** Goes from the address to the confirmation; gives the order's number. */
async function payAndConfirm(page: Page): Promise<number> {
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Continue to review" }).click();
  await page.getByRole("button", { name: /^Place order/ }).click();
  await page.waitForURL(/\/order\/order_/);
  const number = /\d+/.exec(
    (await page
      .getByText(/order (number )?#?\d+/i)
      .first()
      .textContent()) ?? "",
  );
  return Number(number?.[0]);
}

test("finds ink by its part number, signs in, pays, and the order is in Medusa", async () => {
  const { shopper } = runningShop().accounts;
  const reservedBefore = await reservedUnits("T6641");
  const page = await visit("/");
  const title = await findAndAdd(page, "T6641");
  expect(title).toContain("T6641");

  await page.getByRole("link", { name: /cart/i }).first().click();
  await page.getByRole("link", { name: "View cart" }).click();
  await page.waitForURL("**/cart");
  await page.getByRole("main").getByText(title).first().waitFor();
  await page.goto("/signin?from=/paymentgateway");
  await signIn(page, shopper, "/paymentgateway");

  await fillAddress(page);
  const number = await payAndConfirm(page);
  await page.getByRole("main").getByText(title).first().waitFor();

  const order = await orderInMedusa(number);
  expect(order).toMatchObject({ email: shopper.email, currency_code: "eur" });
  expect(order?.items).toMatchObject([{ product_title: title, quantity: 1, unit_price: 9.9 }]);
  // French VAT is 20 %; the confirmation shows what Medusa computed.
  const net = 9.9 + (order?.shipping_subtotal ?? 0);
  expect(order?.tax_total).toBeCloseTo(net * 0.2, 2);
  expect(order?.total).toBeCloseTo(net * 1.2, 2);
  await page
    .getByText(`€${order?.total.toFixed(2)}`)
    .first()
    .waitFor();
  expect(await reservedUnits("T6641")).toBe(reservedBefore + 1);

  await page.goto("/cart");
  await page.getByText(/cart is empty/i).waitFor();
  await page.goto("/account");
  await page
    .getByText(new RegExp(`#?${number}\\b`))
    .first()
    .waitFor();
});

test("a guest buys on a phone", async () => {
  const page = await visit("/", { viewport: "phone" });
  const title = await findAndAdd(page, "TN-2410");
  await page.goto("/paymentgateway");
  await fillAddress(page, "guest@example.com");
  const number = await payAndConfirm(page);
  const order = await orderInMedusa(number);
  expect(order?.email).toBe("guest@example.com");
  expect(order?.items).toMatchObject([{ product_title: title, quantity: 1 }]);
});

test("a wrong password is said in words, and nothing that was typed is lost", async () => {
  const { shopper } = runningShop().accounts;
  const page = await visit("/signin");
  await page.getByLabel("Work Email").fill(shopper.email);
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page
    .getByRole("alert")
    .getByText(/password/i)
    .waitFor();
  await expect.poll(() => page.getByLabel("Work Email").inputValue()).toBe(shopper.email);
  expect(new URL(page.url()).pathname).toBe("/signin");
});
