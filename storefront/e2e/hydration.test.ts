/** A click between the HTML and the end of hydration must not break the page. */
import { test } from "vitest";
import { useBrowser, visit } from "./support/browser.ts";

useBrowser();

test("an early click, just before React's first render, leaves the page alive", async () => {
  const page = await visit("/about");
  await page.addInitScript(() => {
    // React schedules its work by posting a message, so the click comes between scheduling and
    // work.
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      queueMicrotask(() => document.body?.click());
      return Reflect.apply(post, this, message);
    };
  });
  await page.reload({ waitUntil: "networkidle" });
  await page.keyboard.press("/");
  await page.keyboard.type("epson l3150");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
});
