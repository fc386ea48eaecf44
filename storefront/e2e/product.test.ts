/** The product page: by keyboard alone, with its pictures, and without scripts. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteProduct } from "./support/backend.ts";
import { useBrowser, visit, visitHydrated } from "./support/browser.ts";
import { createTrialProduct } from "./support/trial-product.ts";

useBrowser();

const description = "Trial ink. </script><script>window.brokenOut = true</script> & <b>more</b>";
let slug = "";
let title = "";

beforeAll(async () => {
  const mpn = `TRIAL-${Date.now()}`;
  title = `Trial ink bottle, cyan (${mpn})`;
  slug = await createTrialProduct({
    Title: title,
    Description: description,
    Price: "12.34",
    Quantity: "3",
    Category: "Ink bottles",
    Brand: "Epson",
    color: "Cyan",
    mpn,
    condition: "compatible",
    compatiblePrinters: JSON.stringify(["Epson L3150"]),
    ficheTech: JSON.stringify([
      { label: "Weight", value: 1200, unit: "g" },
      { label: "Chip", value: true },
    ]),
  });
});
afterAll(() => deleteProduct(slug));

const pathOf = () => `/product/${slug}`;

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const label = (await focused.getAttribute("aria-label")) ?? (await focused.textContent()) ?? "";
    if (name.test(label)) return;
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

test("with the keyboard alone, a quantity is chosen and put into the cart", async () => {
  const page = await visitHydrated(pathOf());
  await page.getByRole("button", { name: "One more" }).waitFor();
  await tabTo(page, /^Quantity of/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("50");
  await page.keyboard.press("Enter");
  await page.getByText("No more than 3 can be had now.").waitFor();
  await tabTo(page, /^Add to cart/);
  await page.keyboard.press("Enter");
  await page.getByText("Product added to cart").waitFor();
  await page.getByRole("link", { name: "Cart, 3 items" }).waitFor();
  await page.getByText("All 3 that are left are in your cart.").waitFor();
});

describe("the pictures", () => {
  test("are walked by arrow keys, by thumbnails and by buttons", async () => {
    const page = await visitHydrated(pathOf());
    const gallery = page.getByRole("region", { name: "Pictures" });
    await gallery
      .getByRole("link", { name: /Enlarge/ })
      .first()
      .focus();
    await page.keyboard.press("ArrowRight");
    await gallery.getByText("Picture 2 of 3", { exact: true }).waitFor();
    await gallery.getByRole("link", { name: "Picture 3 of 3", exact: true }).click();
    await gallery.getByText("Picture 3 of 3", { exact: true }).waitFor();
    await gallery.getByRole("button", { name: "Previous picture" }).click();
    await gallery.getByText("Picture 2 of 3", { exact: true }).waitFor();
  });

  test("open large, come closer and move by keyboard, and Escape leads back", async () => {
    const page = await visitHydrated(pathOf(), { viewport: "phone" });
    const first = page.getByRole("link", { name: /Enlarge/ }).first();
    await first.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: title });
    const picture = dialog.getByRole("img");
    const place = async () => JSON.stringify(await picture.boundingBox());
    const whole = await picture.boundingBox();
    await page.keyboard.press("ArrowRight");
    await dialog.getByText("Picture 2 of 3", { exact: true }).waitFor();
    await page.keyboard.press("+");
    await expect
      .poll(async () => (await picture.boundingBox())?.width)
      .toBeGreaterThan((whole?.width ?? 0) * 1.4);
    const before = await place();
    await page.keyboard.press("ArrowRight");
    await expect.poll(place).not.toBe(before);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
    // The window's arrow keys are its own: the strip below has not moved.
    await page.getByText("Picture 1 of 3", { exact: true }).waitFor();
  });
});

test("on a phone, the button that buys stays in sight", async () => {
  const page = await visitHydrated(pathOf(), { viewport: "phone" });
  const button = page.getByRole("button", { name: /^Add to cart ?: Trial/ });
  await page.getByRole("heading", { name: "Recently viewed" }).scrollIntoViewIfNeeded();
  await expect.poll(() => button.last().isVisible()).toBe(true);
  const box = await button.last().boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(780);
});

test("what was looked at before is there again, with its price of today", async () => {
  const page = await visitHydrated(pathOf());
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.goto("/search?q=T6641");
  await page.getByRole("main").locator("a[href^='/product/']").first().click();
  await page.waitForURL(/\/product\/(?!trial)/);
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  await viewed.scrollIntoViewIfNeeded();
  await viewed.getByRole("link", { name: title }).waitFor();
  await viewed.getByText("€12.34").waitFor();
});

test("without scripts, name, price, stock, sheet, pictures and the PDF are there", async () => {
  const page = await visit(pathOf(), { javaScriptEnabled: false });
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1, name: title }).waitFor();
  for (const text of ["€12.34", "Only 3 left", "Compatible", description]) {
    await main.getByText(text, { exact: true }).first().waitFor();
  }
  const sheet = main.getByRole("table");
  await sheet.getByRole("row", { name: "Weight 1,200 g" }).waitFor();
  await sheet.getByRole("row", { name: "Chip Yes" }).waitFor();
  const pdf = main.getByRole("link", { name: /PDF/ });
  expect(await pdf.getAttribute("href")).toMatch(/^https?:.*\.pdf$/);
  await main.getByText("1 kB").waitFor();
  const large = main.getByRole("link", { name: /Enlarge/ }).first();
  expect(await large.getAttribute("href")).toMatch(/^https?:/);
});

test("search engines read what it is, and no text of it breaks out of the data", async () => {
  const page = await visitHydrated(pathOf());
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  const things = blocks.map((text) => JSON.parse(text) as Record<string, unknown>);
  const product = things.find((thing) => thing["@type"] === "Product");
  expect(product).toMatchObject({
    name: title,
    description,
    offers: { price: "12.34", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
    isConsumableFor: [{ name: "Epson L3150" }],
  });
  expect(things.some((thing) => thing["@type"] === "BreadcrumbList")).toBe(true);
  expect(await page.evaluate(() => "brokenOut" in window)).toBe(false);
});
