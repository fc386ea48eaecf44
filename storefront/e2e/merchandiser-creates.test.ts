/** A merchandiser's way: a product with files goes into the form and is on the shop's shelf. */
import { runningShop } from "@chemical-ink/local-stack/running-shop";
import { afterEach, expect, test } from "vitest";
import { useBrowser, visit } from "./browser.ts";
import { deleteProduct } from "./engine.ts";
import { signIn } from "./people.ts";

useBrowser();

const address = "/admin/product/create";
const slugs: string[] = [];
afterEach(async () => {
  for (const slug of slugs.splice(0)) await deleteProduct(slug);
});

test("a product that is entered with picture, PDF and sheet can be bought", async () => {
  const page = await visit(address);
  await page.waitForURL(/\/signin\?/);
  await signIn(page, runningShop().accounts.merchandiser, address);

  const mpn = `E2E-${Date.now()}`;
  const title = `Epson trial ink bottle, cyan (${mpn})`;
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill('Ink for a trial. <b>Not bold</b> & "quoted".');
  await page.getByLabel("Price in euros, excl. VAT").fill("12.34");
  await page.getByLabel("Quantity in stock").fill("7");
  await page.getByLabel("Category", { exact: true }).fill("Ink bottles");
  await page.getByLabel("Sub-category").fill("Epson ink bottles");
  await page.getByLabel("Brand").fill("Epson");
  await page.getByLabel("Colour").fill("Cyan");
  await page.getByRole("main").getByLabel("Part number").fill(mpn);
  await page.getByRole("button", { name: "Add a row" }).click();
  await page
    .getByLabel(/^Label of/)
    .last()
    .fill("Capacity");
  await page
    .getByLabel(/^Value of/)
    .last()
    .fill("70 ml");
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  await page
    .locator("input[type=file][multiple]")
    .setInputFiles({ name: "bottle.png", mimeType: "image/png", buffer: picture });
  await page.locator("input[type=file][accept*=pdf]").setInputFiles({
    name: "sheet.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(smallPdf),
  });
  await page.getByRole("button", { name: "Save product" }).click();

  await page.waitForURL(/\/product\/epson-trial/);
  slugs.push(new URL(page.url()).pathname.replace("/product/", ""));
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  const main = page.getByRole("main");
  await main.getByText("€12.34").first().waitFor();
  await main.getByText('Ink for a trial. <b>Not bold</b> & "quoted".').waitFor();
  await main.getByText("70 ml", { exact: true }).first().waitFor();
  await main.getByRole("link", { name: /PDF/ }).first().waitFor();

  await page.goto(`/search?q=${mpn}`);
  await main.getByRole("link", { name: title }).first().waitFor();
});

test("a shopper is not let in", async () => {
  const page = await visit(address);
  await page.waitForURL(/\/signin\?/);
  await signIn(page, runningShop().accounts.shopper, address);
  await page.getByText("Not allowed").waitFor();
  expect(await page.getByLabel("Title").count()).toBe(0);
});

/** The least a PDF can be. */
const smallPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
