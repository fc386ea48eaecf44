/** The weight of a first visit, and its HTML without scripts. */

import type { Listing } from "@chemical-ink/product-api/contract/listing";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { describe, expect, test } from "vitest";
import { useBrowser, visit } from "./support/browser.ts";
import { mostScript, scriptWeight } from "./support/script-weight.ts";

useBrowser();

/** The HTML as a crawler reads it, without scripts and their data. */
async function htmlWithoutScripts(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(runningShop().storefrontUrl + path);
  const html = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/gi, "");
  return { status: response.status, html: decodeEntities(html) };
}

function decodeEntities(html: string): string {
  return html
    .replaceAll("<!-- -->", "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("\u00a0", " ")
    .replaceAll("&nbsp;", " ");
}

async function firstProducts(): Promise<Listing["products"]> {
  const response = await fetch(`${runningShop().productApiUrl}/products`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ page: 1 }),
  });
  return ((await response.json()) as Listing).products;
}

function price(euros: number): string {
  return euros.toFixed(2);
}

describe("the server's HTML, before any script runs", () => {
  test("a listing holds the names and prices of its products, and a title", async () => {
    const { status, html } = await htmlWithoutScripts("/shop");
    expect(status).toBe(200);
    expect(html).toMatch(/<title>[^<]*Chemical Ink Company[^<]*<\/title>/);
    const products = await firstProducts();
    expect(products.length).toBeGreaterThan(10);
    for (const product of products) {
      expect(html).toContain(product.Title);
      expect(html).toContain(price(product.Price));
    }
  });

  test("a product page holds its name, price, part number and technical sheet", async () => {
    const [product] = await firstProducts();
    if (!product) throw new Error("The shop has no products.");
    const { status, html } = await htmlWithoutScripts(`/product/${product.slug}`);
    expect(status).toBe(200);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
    expect(title).toContain(product.Title);
    expect(html).toContain(price(product.Price));
    expect(html).toContain(product.mpn);
    for (const row of product.ficheTech) expect(html).toContain(row.value);
  });

  test("what does not exist is a 404, with a way back", async () => {
    for (const path of [
      "/no-such-page",
      "/product/no-such-product",
      "/category/no-such-category",
    ]) {
      const { status, html } = await htmlWithoutScripts(path);
      expect(status, path).toBe(404);
      expect(html, path).toContain('href="/shop"');
    }
  });
});

test("a listing can be filtered and paged with scripts off", async () => {
  const page = await visit("/shop", { javaScriptEnabled: false });
  const products = page.getByRole("main").locator("a[href^='/product/']");
  expect(await products.count()).toBeGreaterThan(10);
  await page.getByRole("link", { name: /next/i }).first().click();
  await page.waitForURL(/page=2/);
  expect(await products.count()).toBeGreaterThan(10);
});

test.each(["/shop", "/product"])("the first load of %s keeps to its JavaScript", async (path) => {
  const [product] = await firstProducts();
  const page = await visit("about:blank");
  const weight = await scriptWeight(page, path === "/product" ? `/product/${product?.slug}` : path);
  console.log(`${path}: ${(weight / 1000).toFixed(1)} kB of JavaScript`);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(mostScript);
});
