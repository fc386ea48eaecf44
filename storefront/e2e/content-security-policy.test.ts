/** No page needs more than its policy allows: no inline script, no inline style. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addresses } from "./support/addresses.ts";
import { useBrowser, visit } from "./support/browser.ts";

useBrowser();

/** An ink with pictures, a technical sheet and a video. */
const product = "/product/canon-gi-490-ink-bottle-black-135-ml-gi-490bk";

/** A page that records from its first byte on what its policy has blocked. */
async function watchedPage(
  viewport: "phone" | "desktop",
): Promise<{ page: Page; forbidden: string[] }> {
  // Not an HTML page of the shop: the next page is watched from its beginning.
  const page = await visit("/robots.txt", { viewport });
  const forbidden: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) {
      forbidden.push(`${page.url()}: ${message.text()}`);
    }
  });
  return { page, forbidden };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
}

test("no address asks for what its policy forbids, or styles its elements by itself", async () => {
  const { page, forbidden } = await watchedPage("desktop");
  for (const address of addresses) {
    const path = address.replaceAll(":slug", product.replace("/product/", ""));
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("style-src 'self';");
    expect(policy, path).not.toContain("unsafe");
    expect(await answer?.text(), path).not.toMatch(/<[a-z][^>]*\sstyle="|<style/);
  }
  expect(forbidden).toEqual([]);
}, 180_000);

/** Whether the mouse wheel scrolls nothing. */
function isScrollLocked(page: Page): Promise<boolean> {
  return page.evaluate(() => getComputedStyle(document.body).overflow === "hidden");
}

test("nor do toasts and dialogs, which hold the page behind them still", async () => {
  const { page, forbidden } = await watchedPage("phone");
  await open(page, product);
  await page.getByRole("link", { name: "Enlarge" }).first().click();
  await page.getByRole("dialog").waitFor();
  await expect.poll(() => isScrollLocked(page)).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => isScrollLocked(page)).toBe(false);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByText("Product added to cart").waitFor({ state: "attached" });
  expect(forbidden).toEqual([]);
}, 120_000);
