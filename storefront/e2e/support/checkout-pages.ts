import { runningShop } from "@chemical-ink/test-kit/running-shop";
import type { Page } from "playwright-core";
import { merchandiserToken } from "./backend.ts";

/** Puts a product into the cart, and opens the checkout. */
export async function startCheckout(
  page: Page,
  partNumber: string,
  shopUrl = runningShop().storefrontUrl,
): Promise<void> {
  await page.goto(`${shopUrl}/search?q=${partNumber}`, { waitUntil: "networkidle" });
  await page.getByRole("main").locator("a[href^='/product/']").first().click();
  await page.waitForURL(/\/product\//);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByText("Product added to cart").waitFor();
  await page.goto(`${shopUrl}/paymentgateway`, { waitUntil: "networkidle" });
}

/** Fills in the contact and the address, and goes to shipping. */
export async function fillAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("First name").fill("Sam");
  await page.getByLabel("Last name").fill("Shopper");
  await page.getByLabel("Country").selectOption("fr");
  await page.getByLabel("Address", { exact: true }).fill("Rue des Encres 7");
  await page.getByLabel("Zip/Postal code").fill("75011");
  await page.getByLabel("City").fill("Paris");
  await page.getByRole("button", { name: "Continue to shipping" }).click();
}

/** Chooses the first shipping option, and goes to payment. */
export async function chooseShipping(page: Page): Promise<void> {
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Continue to review" }).waitFor();
}

/** The button that places the order. */
export function placeButton(page: Page) {
  return page.getByRole("button", { name: /^Place order/ });
}

/** The orders of an e-mail address, from Medusa's admin API. */
export async function ordersOf(email: string): Promise<{ id: string; total: number }[]> {
  const answer = await fetch(
    `${runningShop().commerceUrl}/admin/orders?fields=id,total,email&q=${encodeURIComponent(email)}`,
    { headers: { authorization: `Bearer ${await merchandiserToken()}` } },
  );
  if (!answer.ok) throw new Error(`Orders were answered ${answer.status}.`);
  const { orders } = (await answer.json()) as {
    orders: { id: string; total: number; email: string }[];
  };
  return orders.filter((order) => order.email === email);
}
