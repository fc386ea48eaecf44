/** A new customer: account, order, forgotten password, deletion. */
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, visit } from "./support/browser.ts";
import { followMailLink } from "./support/mail-links.ts";
import { fillSignUp, newAddress, password, signIn, signUp } from "./support/people.ts";

useBrowser();

const script = `"><script>document.title="hit"</script>`;

/** Everything in browser storage, with Firebase's database. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage, ...sessionStorage }), document.cookie];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join("\n");
  });
}

async function orderOnInvoice(page: Page): Promise<void> {
  await page.goto("/search?q=T6641");
  await page.getByRole("main").locator("a[href^='/product/']").first().click();
  await page.waitForURL(/\/product\//);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByText("Product added to cart").waitFor();
  await page.goto("/paymentgateway");
  // The address of the sign-up is filled in.
  await expect.poll(() => page.getByLabel("City").inputValue()).toBe("Dublin");
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Continue to review" }).click();
  await page.getByRole("button", { name: /^Place order/ }).click();
  await page.waitForURL(/\/order\/order_/);
  await page.getByTestId("order-number").waitFor();
  await saysHowItGoesOn(page);
}

/** The order page shows payment, due date and delivery. */
async function saysHowItGoesOn(page: Page): Promise<void> {
  await page.getByText(/^You get an invoice\. It is due by \d+ \w+ \d{4}\.$/).waitFor();
  await page.getByText(/^Delivered in \d to \d working days, expected /).waitFor();
  await page.getByRole("heading", { name: "Delivery to" }).waitFor();
}

test("signs up, confirms the address, orders, signs out, and comes back with a new password", async () => {
  const email = newAddress();
  const page = await visit("/signup");
  const sent = await signUp(page, email);
  expect(sent.filter((request) => request.includes(password))).toEqual([]);
  expect(await kept(page)).not.toContain(password);

  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL("**/signin");
  await signIn(page, { email, password }, "/");
  expect(await kept(page)).not.toContain(password);
  await page.goto("/account");
  await page.getByText("not confirmed yet").waitFor();
  await page.getByRole("button", { name: "Send it again" }).click();
  await page.getByText("on its way again").waitFor();
  await followMailLink(page, email, "verify-email");
  await page.getByRole("heading", { name: "Your address is confirmed" }).waitFor();
  const used = page.url();
  await page.getByRole("link", { name: "Go to your account" }).click();
  await page.locator("address").getByText("12 St James's Square").waitFor();
  expect(await page.getByText("not confirmed yet").count()).toBe(0);

  await orderOnInvoice(page);
  await page.goto("/signup");
  await page.waitForURL((url) => url.pathname === "/account");
  await page
    .getByRole("link", { name: /^#\d+|Order #\d+/ })
    .first()
    .click();
  await page.waitForURL(/\/account\/orders\//);
  await saysHowItGoesOn(page);
  await page.goBack();
  await page.getByText("Received, being packed").waitFor();
  await page.getByRole("button", { name: /^Order again/ }).click();
  await page.getByText("1 item is in your cart").first().waitFor();

  const otherTab = await page.context().newPage();
  await otherTab.goto("/account");
  await otherTab.getByText("Received, being packed").waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await otherTab.waitForURL("**/signin?from=%2Faccount");
  await otherTab.close();

  await page.goto("/forgot-password");
  await page.getByLabel("Work Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("Look into your mail").waitFor();
  await followMailLink(page, email, "reset-password");
  await page.getByText(email).waitFor();
  await page.getByLabel("New password").fill("a-new-password");
  await page.getByRole("button", { name: "Save the password" }).click();
  await page.getByRole("heading", { name: "Your password is changed" }).waitFor();
  // A link works once, and then says so.
  await page.goto(used);
  await page.getByText("was used already").waitFor();
  await page.goto("/signin?from=https://elsewhere.example/");
  await signIn(page, { email, password: "a-new-password" }, "/");
  expect(new URL(page.url()).origin).toBe(new URL(runningShop().storefrontUrl).origin);
});

test("what is typed outlives a reload, the password excepted", async () => {
  const page = await visit("/signup");
  const email = newAddress();
  await fillSignUp(page, email);
  expect(await kept(page)).not.toContain(password);
  await page.reload();
  await expect.poll(() => page.getByLabel("Work Email").inputValue()).toBe(email);
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
});

test("script in a name is shown as text; the account can be changed, taken along and deleted", async () => {
  const email = newAddress();
  const page = await visit("/signup");
  await signUp(page, email, script);
  await page.goto("/signin?from=/account");
  await signIn(page, { email, password }, "/account");
  await page.locator("address").getByText("12 St James's Square").waitFor();
  await page.getByText(script).first().waitFor();
  expect(await page.title()).not.toBe("hit");

  await page.getByRole("button", { name: /^Edit.*Profile/ }).click();
  await page.getByLabel("Full Name").fill("Ada King");
  await page.getByLabel(/^Company/).fill("Analytical Backends");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Analytical Backends").waitFor();

  await page.getByRole("button", { name: "Add an address" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Full Name").fill("Ada King");
  await dialog.getByLabel("Address", { exact: true }).fill("2 Loom Street");
  await dialog.getByLabel("Zip/Postal code").fill("75001");
  await dialog.getByLabel("City").fill("Paris");
  await dialog.getByLabel("Country").selectOption("fr");
  await dialog.getByLabel(/^Ship here/).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.locator("address").getByText("2 Loom Street").waitFor();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const { readFile } = await import("node:fs/promises");
  const data = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  expect(data.profile).toMatchObject({ email, company_name: "Analytical Backends" });
  expect(data.addresses).toHaveLength(2);

  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog.getByLabel("Current password").fill("wrong-password");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await dialog.getByRole("alert").waitFor();
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/signin");
  await page.getByLabel("Work Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("alert").waitFor();
});
