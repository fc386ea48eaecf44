/** Somebody new: the account, the welcome, and the first sign-in. */
import { expect, test } from "vitest";
import { useBrowser, visit } from "./browser.ts";
import { signIn } from "./people.ts";

useBrowser();

test("an account can be made, and signed in with", async () => {
  const email = `ada-${Date.now()}@example.com`;
  const password = "ink-and-paper";
  const page = await visit("/signup");
  for (const [label, text] of [
    ["Full Name", "Ada Lovelace"],
    ["Work Email", email],
    ["Phone Number", "+353 1 234 5678"],
    ["Password", password],
    ["Address", "12 St James's Square"],
    ["City", "London"],
    ["Country", "Ireland"],
    ["Zip/Postal code", "D02 XY45"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByText(/request was received/i).waitFor();
  await page.getByText(email).first().waitFor();

  await page.getByRole("main").getByRole("link", { name: "Sign in" }).first().click();
  await page.waitForURL("**/signin");
  await signIn(page, { email, password }, "/");
  await page.goto("/account");
  await page.getByText(email).first().waitFor();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(password);
});
