/** The checkout with failures on the way. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import type { Page } from "playwright-core";
import { expect, test, vi } from "vitest";
import { useBrowser, visit } from "./support/browser.ts";
import {
  chooseShipping,
  fillAddress,
  ordersOf,
  placeButton,
  startCheckout,
} from "./support/checkout-pages.ts";

useBrowser();

const newGuest = () => `guest-${crypto.randomUUID()}@example.com`;

async function toReview(page: Page, email: string): Promise<void> {
  await startCheckout(page, "T6641");
  await fillAddress(page, email);
  await chooseShipping(page);
  await page.getByRole("button", { name: "Continue to review" }).click();
  await placeButton(page).waitFor();
}

async function confirmed(page: Page): Promise<void> {
  await page.waitForURL(/\/order\/order_/);
  await page.getByRole("heading", { name: /your order is placed/ }).waitFor();
}

test("a reload keeps the step and all that was typed, also what has not been sent yet", async () => {
  const page = await visit("/");
  await startCheckout(page, "T6641");
  await page.getByLabel("Email").fill("half@example.com");
  await page.getByLabel("Country").selectOption("it");
  await page.getByLabel("Province").fill("RM");
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("half@example.com");
  await expect.poll(() => page.getByLabel("Province").inputValue()).toBe("RM");

  await fillAddress(page, newGuest());
  await chooseShipping(page);
  await page.getByLabel("The same as the delivery address").uncheck();
  await page.getByLabel("City").fill("Lyon");
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => page.getByLabel("City").inputValue()).toBe("Lyon");
  await page.getByLabel("The same as the delivery address").check();
  await page.getByRole("button", { name: "Continue to review" }).click();
  await placeButton(page).waitFor();
  await page.reload({ waitUntil: "networkidle" });
  await placeButton(page).waitFor();
  await page.getByText("Standard delivery").waitFor();
}, 180_000);

test("the whole checkout goes with the keyboard alone, errors included", async () => {
  const page = await visit("/");
  await startCheckout(page, "T6641");
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.id);
  await page.getByRole("button", { name: "Continue to shipping" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("email");
  const email = newGuest();
  for (const text of [email, "Sam", "Shopper", ""]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("France");
  await page.keyboard.press("Tab");
  for (const text of ["Rue des Encres 7", "7501"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Paris");
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("postalCode");
  expect(
    await page.getByLabel("Zip/Postal code").evaluate((field) => {
      const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
    }),
  ).toContain("Enter a postal code such as 75001");
  await page.keyboard.press("End");
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await page.getByRole("radio").first().waitFor();
  await expect.poll(focused).toBe("step-2");
  for (const [step, button] of [
    ["step-3", "Continue to payment"],
    ["step-4", "Continue to review"],
  ] as const) {
    await page.getByRole("button", { name: button }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe(step);
  }
  await placeButton(page).focus();
  await page.keyboard.press("Enter");
  await confirmed(page);
  expect(await ordersOf(email)).toHaveLength(1);
}, 180_000);

test("a double click places one order", async () => {
  const page = await visit("/");
  const email = newGuest();
  await toReview(page, email);
  await placeButton(page).dblclick();
  await confirmed(page);
  expect(await ordersOf(email)).toHaveLength(1);
}, 180_000);

test("an answer that is lost is asked for again by the page itself, and the order is one", async () => {
  const page = await visit("/");
  const email = newGuest();
  await toReview(page, email);
  let lost = 0;
  await page.route(/\/complete\?/, async (route) => {
    // The backend makes the order, and its answer is lost.
    if (lost++ === 0) await route.fetch().catch(() => {});
    if (lost <= 2) await route.abort();
    else await route.continue();
  });
  await placeButton(page).click();
  await page.getByText(/leave this page open/).waitFor();
  await confirmed(page);
  expect(await ordersOf(email)).toHaveLength(1);
}, 180_000);

test("a cart that is busy is said calmly, and ordered once it is free", async () => {
  const page = await visit("/");
  const email = newGuest();
  await toReview(page, email);
  let asked = 0;
  await page.route(/\/complete\?/, async (route) => {
    if (asked++ > 1) return route.continue();
    const headers = {
      "access-control-allow-origin": runningShop().storefrontUrl,
      "access-control-allow-credentials": "true",
    };
    const json = { code: "busy", type: "conflict", message: "This is being changed right now." };
    return route.fulfill({ status: 409, headers, json });
  });
  await placeButton(page).click();
  await page
    .getByRole("status")
    .getByText(/leave this page open/)
    .waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await confirmed(page);
  expect(await ordersOf(email)).toHaveLength(1);
}, 180_000);

test("a reload in the middle of placing leads to the one order", async () => {
  const page = await visit("/");
  const email = newGuest();
  await toReview(page, email);
  let isHeld = true;
  await page.route(/\/complete\?/, async (route) => {
    if (!isHeld) return route.continue();
    isHeld = false;
    await route.fetch().catch(() => {});
    // Not answered before the page is left.
  });
  await placeButton(page).click();
  await expect.poll(() => isHeld).toBe(false);
  await page.reload();
  await confirmed(page);
  expect(await ordersOf(email)).toHaveLength(1);
  await page.goto("/cart");
  await page.getByText(/cart is empty/i).waitFor();
}, 180_000);

test("a guest opens the order by the link in the mail, in another browser", async () => {
  const page = await visit("/");
  const email = newGuest();
  await toReview(page, email);
  await placeButton(page).click();
  await confirmed(page);
  const number = (await page.getByTestId("order-number").textContent()) ?? "";
  const link = new URL(
    await vi.waitFor(() => linkInMailTo(email), { timeout: 30_000, interval: 250 }),
  );
  const elsewhere = await visit(link.pathname + link.search);
  await elsewhere.getByTestId("order-number").getByText(number).waitFor();
  await elsewhere.getByText("Rue des Encres 7").waitFor();
  const without = await visit(link.pathname);
  await without.getByText("This link does not open the order", { exact: false }).waitFor();
  expect(await without.getByText("Rue des Encres 7").count()).toBe(0);
}, 180_000);

async function linkInMailTo(email: string): Promise<string> {
  const folder = join(runningShop().dataDir, "mails");
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".json") || !name.includes("-order-confirmation-")) continue;
    const mail = JSON.parse(await readFile(join(folder, name), "utf8"));
    const link = mail.to === email && /\S+\/order\/\S+/.exec(mail.text);
    if (link) return link[0];
  }
  throw new Error(`There is no confirmation for ${email} yet.`);
}

test("somebody else's cart in the storage shows nothing of it; the own lines are ordered", async () => {
  const victim = await visit("/signin?from=/");
  const { shopper } = runningShop().accounts;
  await victim.getByLabel("Work Email").fill(shopper.email);
  await victim.getByLabel("Password", { exact: true }).fill(shopper.password);
  await victim.getByRole("button", { name: "Sign In" }).click();
  await victim.waitForURL((url) => url.pathname === "/");
  await startCheckout(victim, "T6642");
  await victim.getByLabel("First name").fill("Victoria");
  await victim.getByLabel("Country").selectOption("fr");
  await victim.getByLabel("Last name").fill("Hidden");
  await victim.getByLabel("Address", { exact: true }).fill("Rue Secrète 1");
  await victim.getByLabel("Zip/Postal code").fill("75001");
  await victim.getByLabel("City").fill("Paris");
  await victim.getByRole("checkbox").uncheck();
  await victim.getByRole("button", { name: "Continue to shipping" }).click();
  await victim.getByRole("button", { name: "Continue to payment" }).waitFor();
  const hers = await cartIdIn(victim);

  const page = await visit("/");
  await startCheckout(page, "T6641");
  const own = await cartIdIn(page);
  expect(own).not.toBe(hers);
  await page.evaluate(
    ([from, to]) => {
      const stored = localStorage.getItem("root") ?? "";
      localStorage.setItem("root", stored.replaceAll(from ?? "", to ?? ""));
    },
    [own, hers],
  );
  await page.reload({ waitUntil: "networkidle" });
  await page.getByLabel("Email").waitFor();
  const shown = (await page.getByRole("main").textContent()) ?? "";
  const typed = await page
    .getByRole("main")
    .locator("input")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join(" "));
  for (const word of [shopper.email, "Victoria", "Secrète", "T6642"]) {
    expect(shown + typed).not.toContain(word);
  }
  expect(await cartIdIn(page)).not.toBe(hers);
  await page.getByText("T6641", { exact: false }).first().waitFor();

  // Her cart appears wherever she signs in, but the next test that signs in as her needs an empty
  // one.
  await victim.goto("/cart", { waitUntil: "networkidle" });
  await victim.getByRole("button", { name: /^Remove / }).click();
  await victim.getByText("Your cart is empty").waitFor();
  await victim.waitForLoadState("networkidle");
}, 180_000);

async function cartIdIn(page: Page): Promise<string> {
  let id = "";
  await expect
    .poll(
      async () => {
        const stored = await page.evaluate(() => localStorage.getItem("root") ?? "");
        [id = ""] = /cart_[0-9A-Z]{20,}/.exec(stored) ?? [];
        return id;
      },
      { message: "a cart is remembered" },
    )
    .not.toBe("");
  return id;
}
