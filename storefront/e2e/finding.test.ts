/** Finding products by search, filters and printer, by keyboard alone, and without scripts. */
import AxeBuilder from "@axe-core/playwright";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser, viewports, visit } from "./support/browser.ts";

useBrowser();

const productLinks = (page: Page) => page.getByRole("main").locator("a[href^='/product/']");
const queryOf = (page: Page) => new URL(page.url()).search;

async function problemsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" ")}`);
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  const target = page
    .getByLabel(name)
    .or(page.getByRole("link", { name }))
    .filter({ visible: true })
    .first();
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not get to ${name}.`);
}

describe.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  "with the keyboard on a %s",
  (viewport) => {
    test("one searches, is offered products and printers, and goes to one", async () => {
      const page = await visit("/about", { viewport });
      await page.waitForLoadState("networkidle");
      await tabTo(page, /^Search products/);
      await page.keyboard.type("epson l3150");
      const options = page.getByRole("listbox").getByRole("option");
      await options.filter({ hasText: "Epson L3150" }).first().waitFor();
      await expect
        .poll(() => page.getByRole("combobox", { name: /^Search products/ }).inputValue())
        .toBe("epson l3150");
      expect(await problemsOf(page)).toEqual([]);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: "What fits the Epson L3150" }).waitFor();
      await page.goBack();
      await page.waitForURL(/\/about$/);
    });

    test("one searches for what no option says", async () => {
      const page = await visit("/about", { viewport });
      await page.waitForLoadState("networkidle");
      await tabTo(page, /^Search products/);
      await page.keyboard.type("magenta");
      await page.getByRole("listbox").getByRole("option").first().waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/search\?q=magenta$/);
      await page.getByRole("heading", { level: 1, name: "Results for “magenta”" }).waitFor();
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    });
  },
);

test("with the keyboard one filters; back, forward and reload show the same", async () => {
  const page = await visit("/shop");
  await page.waitForLoadState("networkidle");
  await tabTo(page, /^Epson \d+$/);
  await page.keyboard.press("Space");
  await page.waitForURL(/\?brand=Epson$/);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("value")))
    .toBe("Epson");
  await tabTo(page, /^Cyan \d+$/);
  await page.keyboard.press("Space");
  await page.waitForURL(/color=Cyan/);
  const count = page.getByRole("status").filter({ hasText: /^\d+ products?$/ });
  await count.waitFor();
  const both = await count.textContent();
  const titles = await productLinks(page).allTextContents();
  await page.goBack();
  await page.waitForURL(/\?brand=Epson$/);
  await expect.poll(() => count.textContent()).not.toBe(both);
  expect(
    await page
      .getByLabel(/^Cyan \d+$/)
      .first()
      .isChecked(),
  ).toBe(false);
  await page.goForward();
  await expect.poll(() => count.textContent()).toBe(both);
  await page.reload();
  expect(await productLinks(page).allTextContents()).toEqual(titles);
  await page.getByRole("link", { name: "Remove filter Cyan" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\?brand=Epson$/);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Remove filter Epson");
});

test("with the keyboard one filters on a phone, in a sheet", async () => {
  const page = await visit("/shop", { viewport: "phone" });
  await page.waitForLoadState("networkidle");
  await tabTo(page, /^Filters$/);
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByLabel(/^Canon \d+$/).focus();
  await page.keyboard.press("Space");
  await page.waitForURL(/\?brand=Canon$/);
  const show = sheet.getByRole("button", { name: /^Show \d+ products$/ });
  await show.focus();
  await page.keyboard.press("Enter");
  await sheet.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Filters (1)" }).waitFor();
});

test("another page begins at the top of the products, and back returns to the place left", async () => {
  const page = await visit("/shop");
  await page.waitForLoadState("networkidle");
  const next = page.getByRole("link", { name: "Next page" });
  await next.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await next.click();
  await page.waitForURL(/\?page=2$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(400);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Products");
  await expect.poll(() => page.locator("link[rel=prev]").getAttribute("href")).toMatch(/\/shop$/);
  await page.goBack();
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), before)).toBeLessThan(50);
});

describe("with scripts off", () => {
  test("a listing is filtered by its form, ordered and paged", async () => {
    const page = await visit("/shop?page=2", { javaScriptEnabled: false });
    await page
      .getByLabel(/^HP \d+$/)
      .first()
      .check();
    await page.getByLabel("In stock only").check();
    await page.getByRole("button", { name: "Show results" }).click();
    await page.waitForURL(/brand=HP&.*inStock=1/);
    expect(
      await page
        .getByLabel(/^HP \d+$/)
        .first()
        .isChecked(),
    ).toBe(true);
    await page.getByLabel("Sort by").selectOption("priceAsc");
    await page.getByRole("button", { name: "Sort", exact: true }).click();
    await page.waitForURL(/brand=HP.*sort=priceAsc/);
    await page.getByRole("link", { name: "Page 2" }).click();
    await page.waitForURL(/brand=HP.*sort=priceAsc&page=2/);
    expect(await productLinks(page).count()).toBeGreaterThan(0);
  });

  test("one gets from a make to what fits a printer, or types its name", async () => {
    const page = await visit("/compatibility", { javaScriptEnabled: false });
    await page.getByRole("link", { name: /^Epson/ }).click();
    await page.getByRole("link", { name: /^Epson L3150/ }).click();
    await page.getByRole("heading", { level: 1, name: "What fits the Epson L3150" }).waitFor();
    expect(await productLinks(page).count()).toBeGreaterThan(3);
    await page.goto("/compatibility");
    await page.getByLabel("Which printer do you have?").fill("l-3150");
    await page.getByRole("button", { name: "Show what fits" }).click();
    await page.getByRole("link", { name: /^Epson L3150/ }).waitFor();
  });
});

test("the printers are found while one types, and a printer's whole set goes into the cart", async () => {
  const page = await visit("/compatibility");
  await page.waitForLoadState("networkidle");
  const field = page.getByLabel("Which printer do you have?");
  await field.pressSequentially("l3150");
  await page.getByRole("heading", { name: /for “l3150”/ }).waitFor();
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.getByRole("link", { name: /^Epson L3150/ }).click();
  await page.getByRole("button", { name: "Add all 4 to the cart" }).click();
  await page.getByText("4 products added to cart").waitFor();
  await expect
    .poll(() => page.getByRole("link", { name: /cart/i }).first().textContent())
    .toContain("4");
});

test("my printers are remembered by the browser alone, and offered as a filter", async () => {
  const page = await visit("/compatibility?printer=epson+l-3150");
  expect(queryOf(page)).toBe("?printer=Epson+L3150");
  await page.waitForLoadState("networkidle");
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "This is my printer" }).click();
  await page.goto("/shop?inStock=1");
  await page.getByRole("link", { name: "Fits my Epson L3150" }).click();
  await page.waitForURL(/printer=Epson\+L3150&inStock=1/);
  await page.reload();
  await page.getByRole("link", { name: "Fits my Epson L3150", exact: true }).waitFor();
  const html = await (await fetch(`${runningShop().storefrontUrl}/shop`)).text();
  expect(html).not.toContain("Fits my");
});

test("addresses that make no sense are answered, never with a 500", async () => {
  const { storefrontUrl } = runningShop();
  const statusOf = async (path: string) => (await fetch(storefrontUrl + path)).status;
  const many = Array.from({ length: 80 }, (_, index) => `brand=x${index}`).join("&");
  for (const [path, status] of [
    ["/shop?brand=%00&color=%ED%A0%80&min=1e999&max=-1&page=NaN&sort=__proto__", 200],
    [`/shop?${many}`, 200],
    [`/shop?printer=${"x".repeat(3_000)}`, 200],
    ["/shop?page=999999", 200],
    ["/search?q=%00", 200],
    [`/search?q=${"x%20".repeat(900)}`, 200],
    ["/category/%00", 404],
    ["/compatibility?make=%00&series=&q=%00", 200],
    ["/compatibility?make=Nobody", 200],
    ["/compatibility?printer=Nobody+1", 404],
    ["/suggestions", 200],
    [`/suggestions?q=${"é".repeat(2_000)}`, 200],
  ] as const) {
    expect(await statusOf(path), path).toBe(status);
  }
});
