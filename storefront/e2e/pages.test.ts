/** Every address of the shop, on a phone and on a desktop. */
import { runningShop } from "@chemical-ink/local-stack/running-shop";
import type { Listing } from "@chemical-ink/product-api/contract/listing";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { barriersOn } from "./accessibility.ts";
import { addresses } from "./addresses.ts";
import { useBrowser, viewports, visit } from "./browser.ts";

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

describe.each(Object.keys(viewports) as (keyof typeof viewports)[])("on a %s", (viewport) => {
  test.each(addresses)(
    "%s has a title and one heading, and nothing sticks out",
    async (pattern) => {
      const page = await visit(await realAddress(pattern), { viewport });
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect(await page.title()).toContain("Chemical Ink Company");
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
      expect(await widestOverflow(page)).toBeLessThanOrEqual(0);
    },
  );
});

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  test.each(addresses)("%s can be used by everyone (axe, WCAG 2.2 AA)", async (pattern) => {
    const page = await visit(await realAddress(pattern), { colorScheme });
    expect(await barriersOn(page)).toEqual([]);
  });
});

test("a shopper who types a merchandiser's address is asked to sign in, and comes back", async () => {
  const page = await visit("/admin/products");
  await page.waitForURL(/\/signin\?.*from=/);
  expect(new URL(page.url()).searchParams.get("from")).toBe("/admin/products");
});
