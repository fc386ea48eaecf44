/** Seen pages can be read offline, and no personal page is cached. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser, visit } from "./support/browser.ts";

useBrowser();

function cachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function waitUntilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => cachedUrls(page), { timeout: 20_000 }).toContain(path);
}

/** Opens the shop, and a product by a link; both are cached then. */
async function visitShopAndProduct(): Promise<{ page: Page; product: string; title: string }> {
  const page = await visit("/shop", { serviceWorkers: "allow" });
  await waitUntilKept(page, "/shop");
  await page.reload();
  const link = page.getByRole("main").locator("a[href^='/product/']").first();
  const product = (await link.getAttribute("href")) ?? "";
  const title = (await link.textContent()) ?? "";
  await link.click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await waitUntilKept(page, product);
  return { page, product, title };
}

describe("without a connection", () => {
  test("a product that was seen is shown, one that was not leads to what can be read", async () => {
    const { page, product, title } = await visitShopAndProduct();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(product);

    await page.goto("/product/never-opened");
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
    await page.getByRole("link", { name: title }).click();
    await page.waitForURL(`**${product}`);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();

    await page.goto("/fr/product/never-opened");
    await page.getByRole("heading", { name: "Vous êtes hors ligne" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  });

  test("pages about a person are not there, and were never kept", async () => {
    const { page } = await visitShopAndProduct();
    for (const path of ["/account", "/cart", "/paymentgateway", "/admin/products", "/signin"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
    }
    const kept = (await cachedUrls(page)).filter((path) => !path.startsWith("/assets/"));
    expect(kept).toContain("/shop");
    const personal = /^\/(?:account|cart|paymentgateway|admin|signin|order|store)\b/;
    expect(kept.filter((path) => personal.test(path))).toEqual([]);
    await page.context().setOffline(true);
    await page.goto("/cart");
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
  });
});

test("the shop can be installed", async () => {
  const page = await visit("/");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const { name, icons } = (await answer.json()) as { name: string; icons: { src: string }[] };
  expect(name).toBe("Chemical Ink Company");
  for (const { src } of icons) {
    const icon = await page.request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()["content-type"], src).toMatch(/^image\//);
  }
});
