/** The comparison: products chosen in a category, shown as a table, shared by URL. */
import { expect, test } from "vitest";
import { useBrowser, visit } from "./support/browser.ts";

useBrowser();

const partNumbers = /T6641|T6642/;

test("two are chosen on the shelf, compared, narrowed to what differs, and one is taken away", async () => {
  const page = await visit("/search?q=Epson 664");
  await page.waitForLoadState("networkidle");
  const main = page.getByRole("main");
  const toggles = main.getByRole("button", { name: /^Compare: .*(T6641|T6642)/ });
  await toggles.first().click();
  await toggles.last().click();
  const tray = page.getByRole("complementary", { name: "Comparison" });
  await tray.getByText("2 products chosen").waitFor();
  await page.reload();
  await tray.getByRole("link", { name: "Compare" }).click();
  await page.waitForURL(/\/compare\?products=/);

  const table = main.getByRole("table");
  const columns = table.getByRole("columnheader", { name: partNumbers });
  await columns.nth(1).waitFor();
  const brand = table.getByRole("row", { name: /^Brand/ });
  const colour = table.getByRole("row", { name: /^Colour ?, different/ });
  await brand.waitFor();
  await main.getByLabel("Only differences").check();
  await brand.waitFor({ state: "hidden" });
  await colour.waitFor();

  await table.getByRole("link", { name: /^Remove: .*T6642/ }).click();
  await main.getByText("Add another product", { exact: false }).waitFor();
  await columns.nth(1).waitFor({ state: "detached" });
  await columns.waitFor();
});

test("the address alone shows the table, without scripts; a fifth product and one that is gone are said", async () => {
  const choice = await visit("/shop", { javaScriptEnabled: false });
  const links = choice.getByRole("main").locator("a[href^='/product/']");
  const addresses = await links.evaluateAll((found) =>
    found.slice(0, 5).map((link) => link.getAttribute("href") ?? ""),
  );
  const slugs = addresses.map((path) => path.replace("/product/", ""));
  const columns = choice.getByRole("table").getByRole("columnheader");

  await choice.goto(`/compare?products=${slugs.join(",")}`);
  await choice.getByText("Four products stand side by side at most.", { exact: false }).waitFor();
  // The first column has the labels.
  expect(await columns.count()).toBe(5);

  await choice.goto(`/compare?products=${slugs[0]},no-such-product,${slugs[1]}`);
  await choice.getByText("is not sold any more", { exact: false }).waitFor();
  expect(await columns.count()).toBe(3);

  await choice.goto("/compare");
  await choice.getByRole("heading", { name: "Nothing to compare yet" }).waitFor();
});
