/**
 * Visitors who are no merchandisers: the answers of the admin pages, and the code that is never
 * loaded.
 */
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";

useBrowser();

const adminPages = [
  "/admin/products",
  "/admin/product/create",
  "/admin/product-update/any",
  "/admin/medusa",
];

interface Script {
  url: string;
  text: Promise<string>;
}

function scriptsOf(page: Page): Script[] {
  const scripts: Script[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push({ url: response.url(), text: response.text() });
  });
  return scripts;
}

/** The chunks of the admin area. A merchandiser loads one in a test below: the names are right. */
function adminParts(scripts: Script[]): string[] {
  return scripts
    .map(({ url }) => url)
    .filter((url) => /\/(?:product-editor|products-table)-/.test(url));
}

async function firebaseParts(scripts: Script[]): Promise<string[]> {
  const texts = await Promise.all(scripts.map(({ text }) => text));
  return scripts.filter((_, at) => texts[at]?.includes("identitytoolkit")).map(({ url }) => url);
}

test("every admin address is answered to all alike, so that a reload is no error, and says nothing of the admin area", async () => {
  for (const path of adminPages.flatMap((one) => [one, `/fr${one}`])) {
    const answer = await fetch(runningShop().storefrontUrl + path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("cache-control"), path).toContain("no-store");
    const html = await answer.text();
    expect(html, path).toContain("noindex");
    expect(html, path).not.toMatch(/products?-desk-/);
  }
});

test("a shopper who is signed in is not allowed, and no admin code is fetched", async () => {
  const { shopper } = runningShop().accounts;
  const page = await visit("/signin?from=/about");
  await signIn(page, shopper, "/about");
  const scripts = scriptsOf(page);
  for (const path of adminPages) {
    await page.goto(path);
    await page.getByRole("heading", { name: "Not allowed" }).waitFor();
  }
  expect(adminParts(scripts)).toEqual([]);
});

test("the account shows a merchandiser the way to the products, and a shopper none", async () => {
  const { shopper, merchandiser } = runningShop().accounts;
  for (const [person, links] of [
    [shopper, 0],
    [merchandiser, 1],
  ] as const) {
    const page = await visit("/account");
    const backendDecided = page.waitForResponse((answer) =>
      new URL(answer.url()).pathname.startsWith("/auth/user/"),
    );
    await signIn(page, person, "/account");
    await backendDecided;
    await page.getByRole("heading", { name: "Orders" }).waitFor();
    const toProducts = page.getByRole("link", { name: "Manage products" });
    if (links) await toProducts.waitFor();
    expect(await toProducts.count()).toBe(links);
  }
});

test("a merchandiser is let in, and only now the admin area is fetched", async () => {
  const page = await visit("/admin/product/create");
  const scripts = scriptsOf(page);
  await page.waitForURL("**/signin?from=%2Fadmin%2Fproduct%2Fcreate");
  await signIn(page, runningShop().accounts.merchandiser, "/admin/product/create");
  await page
    .getByLabel(/^Title/)
    .first()
    .waitFor();
  expect(adminParts(scripts)).toHaveLength(1);
  expect(await firebaseParts(scripts)).not.toEqual([]);
});

test("who never signs in fetches no code of Firebase or the admin area, whatever he looks at", async () => {
  const page = await visit("about:blank");
  const scripts = scriptsOf(page);
  for (const path of ["/", "/shop", "/compatibility", "/cart"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  await page.goto("/shop");
  await page.getByRole("main").locator("a[href^='/product/']").first().click();
  await page.waitForURL(/\/product\//);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByText("Product added to cart").waitFor();
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(5);
  expect(await firebaseParts(scripts)).toEqual([]);
  expect(adminParts(scripts)).toEqual([]);
});
