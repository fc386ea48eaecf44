/** Payment by card in a real browser; Stripe and the bank are stand-ins. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useBrowser, visit } from "./support/browser.ts";
import { cardShop } from "./support/card-shop.ts";
import {
  chooseShipping,
  fillAddress,
  ordersOf,
  placeButton,
  startCheckout,
} from "./support/checkout-pages.ts";

useBrowser();

const good = "4242424242424242";
const declined = "4000000000000002";
const asksTheBank = "4000002500003155";

let shop: Awaited<ReturnType<typeof cardShop>>;
beforeAll(async () => {
  shop = await cardShop();
}, 180_000);
afterAll(() => shop.close());

/** A browser at the shop's address that has not opened the shop. */
function visitor(): Promise<Page> {
  return visit(`${shop.url}/health/live`);
}

/** Goes to the review with a typed card number; gives the e-mail address of the order. */
async function reviewWithCard(page: Page, card: string): Promise<string> {
  const email = `card-${crypto.randomUUID()}@example.com`;
  await shop.stripeFor(page);
  await startCheckout(page, "T6641", shop.url);
  await fillAddress(page, email);
  await chooseShipping(page);
  await page.getByRole("radio", { name: /^Card/ }).check();
  await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: "Continue to review" }).click();
  await placeButton(page).waitFor();
  return email;
}

async function confirmed(page: Page): Promise<void> {
  await page.waitForURL(/\/order\/order_/, { timeout: 60_000 });
  await page.getByRole("heading", { name: /your order is placed/ }).waitFor();
}

test("a card is asked for on its step alone, and the order is paid with its total", async () => {
  const page = await visitor();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/stripe\.com/.test(request.url())) asked.push(request.url());
  });
  await shop.stripeFor(page);
  await startCheckout(page, "T6641", shop.url);
  const email = `card-${crypto.randomUUID()}@example.com`;
  await fillAddress(page, email);
  await chooseShipping(page);
  expect(asked).toEqual([]);
  await page.getByRole("radio", { name: /^Card/ }).check();
  await page.getByRole("button", { name: "Continue to review" }).click();
  await page.getByRole("alert").getByText("Your card number is incomplete.").waitFor();

  await page.getByLabel("Card number").fill(good);
  await page.getByRole("button", { name: "Continue to review" }).click();
  // Going back a step keeps the typed number.
  await page.getByRole("button", { name: "Change shipping" }).click();
  await page.getByRole("radio").last().check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Continue to review" }).click();
  await placeButton(page).dblclick();
  await confirmed(page);
  const [order, ...more] = await ordersOf(email);
  expect(more).toEqual([]);
  const paid = shop.intents().filter(({ status }) => status === "requires_capture");
  expect(paid).toContainEqual(
    expect.objectContaining({ amount: Math.round((order?.total ?? 0) * 100), currency: "eur" }),
  );
}, 180_000);

test("a declined card is said in words, all that was typed stays, and another card pays", async () => {
  const page = await visitor();
  const email = await reviewWithCard(page, declined);
  await placeButton(page).click();
  await page.getByRole("alert").getByText("Your card was declined.").waitFor();
  expect(await ordersOf(email)).toEqual([]);
  await page.getByText("Rue des Encres 7").waitFor();

  await page.getByLabel("Card number").fill(good);
  await page.getByRole("button", { name: "Continue to review" }).click();
  await placeButton(page).click();
  await confirmed(page);
  expect(await ordersOf(email)).toHaveLength(1);
}, 180_000);

test("a bank that wants to be visited leads back to the order", async () => {
  const page = await visitor();
  const email = await reviewWithCard(page, asksTheBank);
  await placeButton(page).click();
  await page.getByRole("link", { name: "It is me" }).click();
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await confirmed(page);
  expect(await ordersOf(email)).toHaveLength(1);
  await page.goto(`${shop.url}/cart`);
  await page.getByText(/cart is empty/i).waitFor();
}, 180_000);

test("who is not proved at the bank has paid nothing, and finds everything but the card", async () => {
  const page = await visitor();
  const email = await reviewWithCard(page, asksTheBank);
  await placeButton(page).click();
  await page.getByRole("link", { name: "It is not me" }).click();
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await page
    .getByRole("alert")
    .getByText(/nothing was charged/)
    .waitFor();
  await page.getByText("Rue des Encres 7").waitFor();
  await expect.poll(() => page.getByLabel("Card number").inputValue()).toBe("");
  expect(await ordersOf(email)).toEqual([]);

  await page.getByRole("radio", { name: /invoice/ }).check();
  await page.getByRole("button", { name: "Continue to review" }).click();
  await placeButton(page).click();
  await confirmed(page);
  expect(await ordersOf(email)).toHaveLength(1);
}, 180_000);

test("where Stripe's own message comes before the browser, there is one order and it is shown", async () => {
  const page = await visitor();
  const email = await reviewWithCard(page, asksTheBank);
  await placeButton(page).click();
  await page.getByRole("link", { name: "It is me" }).click();
  const back = page.getByRole("link", { name: "Back to the shop" });
  await back.waitFor();
  const secret = new URL((await back.getAttribute("href")) ?? "").searchParams.get(
    "payment_intent_client_secret",
  );
  const intent = shop.intents().find(({ client_secret }) => client_secret === secret);
  await shop.deliver(intent ?? expect.fail("There is no such payment."));
  await vi.waitFor(async () => expect(await ordersOf(email)).toHaveLength(1), {
    timeout: 30_000,
    interval: 250,
  });
  await back.click();
  await confirmed(page);
  expect(await ordersOf(email)).toHaveLength(1);
}, 180_000);

test("a page that is left after paying finds the order when it is opened again", async () => {
  const page = await visitor();
  const email = await reviewWithCard(page, good);
  await page.route(/\/complete\?/, (route) => route.abort());
  await placeButton(page).click();
  await page.getByText(/leave this page open/).waitFor();
  await page.unroute(/\/complete\?/);
  await page.reload();
  await confirmed(page);
  expect(await ordersOf(email)).toHaveLength(1);
}, 180_000);
