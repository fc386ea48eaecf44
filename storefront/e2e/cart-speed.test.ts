/** The count in the header changes with the next frame after a click on "Add to cart". */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteProduct } from "./support/backend.ts";
import { useBrowser, visit } from "./support/browser.ts";
import { stockProduct } from "./support/cart-rules.ts";

useBrowser();

let slug = "";
beforeAll(async () => {
  slug = await stockProduct(`Trial bottle, black (SPEED-${Date.now()})`, 12.5, 30);
});
afterAll(() => deleteProduct(slug));

const clicks = 10;
/**
 * A click is visible within this time, ms. Only the fastest of ten must be: a busy machine may
 * delay one, but a wait for the network would delay all.
 */
const seenWithin = 50;

/** Records in `window.seenAfter` how long after each click the frame with its count is painted. */
async function watchClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seenAfter: number[] = Object.assign(window, { seenAfter: [] as number[] }).seenAfter;
    const label = () => document.querySelector("header a[href$='/cart']")?.ariaLabel;
    let known = label();
    let clickedAt = 0;
    document.addEventListener(
      "click",
      ({ timeStamp }) => {
        clickedAt = timeStamp;
      },
      true,
    );
    new MutationObserver(() => {
      if (label() === known) return;
      known = label();
      const from = clickedAt;
      // The frame is painted when the task after it begins.
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => seenAfter.push(performance.now() - from);
        painted.port2.postMessage(null);
      });
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

test("what is put into the cart is counted on screen with the next frame", async () => {
  const page = await visit(`/product/${slug}`);
  await page.waitForLoadState("networkidle");
  const add = page.getByRole("button", { name: /^Add to cart/ }).first();
  // The first click also loads the code of the cart.
  await add.click();
  await page.getByRole("link", { name: /^Cart, 1 / }).waitFor();
  await watchClicks(page);
  for (let units = 2; units < 2 + clicks; units += 1) {
    await add.click();
    await page.getByRole("link", { name: new RegExp(`^Cart, ${units} `) }).waitFor();
  }
  await expect
    .poll(() => page.evaluate("window.seenAfter.length"), { timeout: 20_000 })
    .toBe(clicks);
  const seen = (await page.evaluate("window.seenAfter")) as number[];
  expect(Math.min(...seen), `milliseconds: ${seen.map(Math.round).join(", ")}`).toBeLessThan(
    seenWithin,
  );
});
