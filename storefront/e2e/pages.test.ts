/** Every URL of the shop, on a phone and on a desktop. */

import type { Listing } from "@chemical-ink/product-api/contract/listing";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriersOn } from "./support/accessibility.ts";
import { addresses } from "./support/addresses.ts";
import { useBrowser, viewports, visit } from "./support/browser.ts";

useBrowser();

async function realAddress(pattern: string): Promise<string> {
  if (!pattern.includes(":slug")) return pattern;
  const response = await fetch(`${runningShop().productApiUrl}/products/search/T6641`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const { products } = (await response.json()) as Listing;
  return pattern.replace(":slug", products[0]?.slug ?? "");
}

function widestOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function checkLayout(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  expect(await page.title()).toContain("Chemical Ink Company");
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await widestOverflow(page)).toBeLessThanOrEqual(0);
}

test.each(addresses)(
  "%s fits a phone and a desktop, and everyone can use it in both themes",
  async (pattern) => {
    const page = await visit(await realAddress(pattern), { viewport: "phone" });
    await checkLayout(page);
    await page.setViewportSize(viewports.desktop);
    await checkLayout(page);
    expect(await barriersOn(page), "light").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    // Content far below is painted late, and axe would check it in the former colours.
    await page.reload();
    await checkLayout(page);
    expect(await barriersOn(page), "dark").toEqual([]);
  },
);

test("a shopper who types a merchandiser's address is asked to sign in, and comes back", async () => {
  const page = await visit("/admin/products");
  await page.waitForURL(/\/signin\?.*from=/);
  expect(new URL(page.url()).searchParams.get("from")).toBe("/admin/products");
});
