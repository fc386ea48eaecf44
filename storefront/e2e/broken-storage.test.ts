/** With any content in browser storage the shop opens, and the cart works. */
import { expect, test } from "vitest";
import { useBrowser, visit } from "./support/browser.ts";

useBrowser();

const remains: Record<string, string> = {
  "half a document": '{"state":{"cart":[{"_id":"pro',
  "another program's data": '"hello"',
  "a version from the future": '{"state":{"tabs":[1,2,3]},"version":99}',
  "fields of other types":
    '{"state":{"cart":{"a":1},"viewMode":7,"filters":null,"user":[]},"version":1}',
  "a cart line that is none":
    '{"state":{"cart":{"cartId":null,"lines":[null,{"_id":5,"quantity":"many"}]}},"version":1}',
};

test.each(Object.entries(remains))("%s in storage does not break the shop", async (_, content) => {
  const page = await visit("/shop", { stored: { root: content } });
  await page.getByRole("main").locator("a[href^='/product/']").first().click();
  await page.waitForURL(/\/product\//);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByText("Product added to cart").waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();
  await page.goto("/cart");
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "{}"));
  expect(kept.version).toBe(1);
  expect(kept.state.cart.lines).toHaveLength(1);
});
