/** A merchandiser creates a product with the form, sees it in its category, changes, deletes it. */
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import type { Page } from "playwright-core";
import { afterEach, expect, test, vi } from "vitest";
import { deleteProduct, productIds } from "./support/backend.ts";
import { useBrowser, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";
import { smallPdf, smallWebm } from "./support/small-files.ts";

useBrowser();

const address = "/admin/product/create";
const slugs: string[] = [];
afterEach(async () => {
  for (const slug of slugs.splice(0)) await deleteProduct(slug);
});

async function merchandiserAt(path: string): Promise<Page> {
  const page = await visit(path);
  await page.waitForURL(/\/signin\?/);
  await signIn(page, runningShop().accounts.merchandiser, path);
  return page;
}

/** The slug of the product whose form is open after saving. */
async function savedSlug(page: Page): Promise<string> {
  await page.waitForURL(/\/admin\/product-update\//);
  const slug = new URL(page.url()).pathname.replace("/admin/product-update/", "");
  slugs.push(slug);
  return slug;
}

test("a product with all that belongs to it is created, changed and deleted; the shop follows", async () => {
  const page = await merchandiserAt(address);
  const main = page.getByRole("main");
  const mpn = `E2E-${Date.now()}`;
  const title = `Epson trial ink bottle, cyan (${mpn})`;
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page
    .getByLabel("Description (optional)", { exact: true })
    .fill('Ink for a trial. <b>Not bold</b> & "quoted".');
  await page.getByLabel("Price in euros, excl. VAT").fill("12.34");
  await page.getByLabel("Quantity in stock").fill("7");
  await page.getByLabel("Category", { exact: true }).fill("Ink bottles");
  await page.getByLabel("Sub-category").fill("Epson ink bottles");
  await page.getByLabel("Brand").fill("Epson");
  await page.getByLabel("Colour").fill("Cyan");
  await main.getByLabel("Part number").fill(mpn);
  await page.getByRole("button", { name: "Add a row" }).click();
  await paste(
    page,
    page.getByLabel("Label of row 1"),
    "Capacity\t70\tml\nInk\tDye\nFor\tall\nShelf life\t24\tmonths\nMade in\tJapan",
  );
  await expect.poll(() => page.getByLabel("Unit of row 1").inputValue()).toBe("ml");
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  await page.getByLabel("Choose pictures").setInputFiles(
    ["front", "back", "box"].map((name) => ({
      name: `${name}.png`,
      mimeType: "image/png",
      buffer: picture,
    })),
  );
  await page.getByLabel("Technical sheet as PDF").setInputFiles({
    name: "sheet.pdf",
    mimeType: "application/pdf",
    buffer: smallPdf,
  });
  await page.getByLabel("Video file").setInputFiles({
    name: "clip.webm",
    mimeType: "video/webm",
    buffer: smallWebm,
  });
  await page.getByRole("combobox", { name: "Search printers" }).fill("epson l3150");
  await page.getByRole("option", { name: "Epson L3150", exact: true }).click();
  const word = `Trials ${mpn}`.replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
  await page.getByLabel("Value of row 3").fill(word);
  await page.getByRole("tab", { name: /^Français/ }).click();
  await page.getByLabel("Title (Français)").fill(`Encre d'essai (${mpn})`);
  await page.getByRole("tabpanel").getByLabel(word, { exact: true }).fill("Essais");
  await page.keyboard.press("Control+s");

  const slug = await savedSlug(page);
  const savedAt = Date.now();
  await page.getByRole("link", { name: "See it in the shop" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(Date.now() - savedAt, "ms until the shop shows it").toBeLessThan(2_000);
  await main.getByText("€12.34").first().waitFor();
  await main.getByText('Ink for a trial. <b>Not bold</b> & "quoted".').waitFor();
  await main.getByText("70 ml", { exact: true }).first().waitFor();
  await main.getByText("24 months", { exact: true }).first().waitFor();
  await main.getByRole("link", { name: /PDF/ }).first().waitFor();
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${runningShop().productApiUrl}/product/${slug}?locale=fr`);
      const french = await answer.text();
      expect(french).toContain(`Encre d'essai (${mpn})`);
      expect(french).toContain('"Essais"');
    },
    { timeout: 5_000, interval: 100 },
  );
  await page.goto(`/search?q=${mpn}`);
  await main.getByRole("link", { name: title }).first().waitFor();

  await page.goto(`/admin/products?q=${mpn}`);
  const price = page.getByLabel(`Price of ${title}`);
  await price.fill("13.50");
  await price.press("Enter");
  await page.getByText("Saved", { exact: true }).waitFor({ state: "attached" });
  await vi.waitFor(
    async () => {
      const shown = await fetch(`${runningShop().storefrontUrl}/product/${slug}`);
      expect(await shown.text()).toContain("€13.50");
    },
    { timeout: 2_000, interval: 100 },
  );

  await page.goto(`/admin/product-update/${slug}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: /^Undo/ }).waitFor();
  // Leaving the page ends the time for undoing.
  await vi.waitFor(async () => expect((await page.goto(`/product/${slug}`))?.status()).toBe(404), {
    timeout: 5_000,
    interval: 250,
  });
  await vi.waitFor(async () => expect(await productIds(slug)).toEqual([]), {
    timeout: 5_000,
    interval: 250,
  });
});

test("a product is entered by keyboard alone, and unsaved changes survive a reload", async () => {
  const page = await merchandiserAt(address);
  const title = `Keyboard ink ${Date.now()}`;
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const type = (text: string) => page.keyboard.type(text);
  await page.getByLabel("Title", { exact: true }).focus();
  for (const text of [title, "9,90", "12", "Ink bottles", "", "Epson"]) {
    await type(text);
    await press("Tab");
  }
  await page.getByRole("button", { name: "Add a row" }).focus();
  await press("Enter");
  for (const [label, value] of [
    ["Ink", "Dye"],
    ["Capacity", "70 ml"],
  ]) {
    await type(label as string);
    await press("Tab", "Tab");
    await type(value as string);
    await press("Enter");
  }
  // The second row is moved before the first, and the empty one deleted.
  await press("Shift+Tab", "Shift+Tab", "Shift+Tab");
  await page.getByLabel("Value of row 2").focus();
  await press("Alt+ArrowUp");
  await expect.poll(() => page.getByLabel("Label of row 1").inputValue()).toBe("Capacity");
  await page.getByRole("combobox", { name: "Search printers" }).focus();
  await type("l3150");
  await page.getByRole("option", { name: "Epson L3150", exact: true }).waitFor();
  await press("Enter");
  await page.getByRole("button", { name: "Remove Epson L3150" }).waitFor();

  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("product-draft:new")))
    .toContain("L3150");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore them" }).press("Enter");
  await expect.poll(() => page.getByLabel("Title", { exact: true }).inputValue()).toBe(title);
  await page.keyboard.press("Control+Enter");
  await page.getByText("Product saved").waitFor();
  slugs.push(title.toLowerCase().replaceAll(" ", "-"));
  await expect.poll(() => page.getByLabel("Title", { exact: true }).inputValue()).toBe("");
  await expect.poll(() => page.getByLabel("Brand").inputValue()).toBe("Epson");
});

test("a shopper is not let in, and downloads nothing of the form", async () => {
  const page = await visit(address);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.waitForURL(/\/signin\?/);
  await signIn(page, runningShop().accounts.shopper, address);
  await page.getByText("Not allowed").waitFor();
  expect(await page.getByLabel("Title", { exact: true }).count()).toBe(0);
  expect(scripts.filter((url) => /\/(product-desk|products-desk)/.test(url))).toEqual([]);
});

/** Pastes a text as a spreadsheet does. */
async function paste(page: Page, into: ReturnType<Page["getByLabel"]>, text: string) {
  await into.focus();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
