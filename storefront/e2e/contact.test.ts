/** A message to the shop, and its arrival. */
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { expect, test } from "vitest";
import { messagesInMedusa } from "./support/backend.ts";
import { useBrowser, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";

useBrowser();

test("a message that is sent by an impatient hand arrives once, as it was typed", async () => {
  const subject = `Which ink? 🖨️ ${Date.now()}`;
  const message = "Epson L3150 <b>bold</b>\nהדיו שלי אזל";
  const page = await visit("/contact", { viewport: "phone" });
  await page.getByLabel("Name").fill("Ada Lovelace");
  await page.getByLabel("Email", { exact: true }).fill("ada@ink.example");
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message", { exact: true }).fill(message);
  await page.getByRole("button", { name: "Send message" }).dblclick();
  await page.getByRole("heading", { name: "Your message has arrived" }).waitFor();
  expect(await messagesInMedusa(subject)).toMatchObject([
    { name: "Ada Lovelace", email: "ada@ink.example", message },
  ]);
});

test("who is signed in need not say who writes", async () => {
  const { shopper } = runningShop().accounts;
  const page = await visit("/signin?from=/contact");
  await signIn(page, shopper, "/contact");
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe(shopper.name);
  await expect
    .poll(() => page.getByLabel("Email", { exact: true }).inputValue())
    .toBe(shopper.email);
});
