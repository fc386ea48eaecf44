/** What is shown if a part of the shop cannot be loaded. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, visit } from "./support/browser.ts";

useBrowser();

/** Opens a page, waits for hydration, and then blocks every further script. */
async function visitThenCutOff(path: string, viewport: "phone" | "desktop" = "desktop") {
  const page = await visit(path, { viewport });
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/*.js", (route) => route.abort());
  return page;
}

const restore = (page: Page) => page.unroute("**/assets/*.js");

test("a page whose part does not arrive says ChunkLoadError; tried again, it comes", async () => {
  const page = await visitThenCutOff("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  const failed = page.getByRole("alert");
  await failed.getByRole("heading", { name: "This page did not arrive" }).waitFor();
  await expect.poll(() => failed.getByText("ChunkLoadError").count()).toBe(1);
  // The layout stays.
  expect(await page.getByRole("contentinfo").count()).toBe(1);
  await restore(page);
  await failed.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Write to us" }).waitFor();
});

test("after such a page every other link works too, in French as well", async () => {
  const page = await visitThenCutOff("/fr/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await page.getByRole("heading", { name: "Cette page n’est pas arrivée" }).waitFor();
  await restore(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Journal" }).click();
  await page.waitForURL("**/fr/journal");
  await page.getByRole("heading", { level: 1, name: "Journal" }).waitFor();
});

test("a menu that does not arrive says so, the page stays, and loaded again it opens", async () => {
  const page = await visitThenCutOff("/about", "phone");
  await page.getByRole("banner").getByLabel("Menu").click();
  const failed = page.getByRole("alert");
  await failed.getByText("This part of the page did not arrive").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await restore(page);
  // Another try is not enough everywhere: Chromium 150 does not request a failed script again.
  await expect.poll(() => failed.getByRole("button", { name: "Try again" }).count()).toBe(1);
  await Promise.all([
    page.waitForEvent("load"),
    failed.getByRole("button", { name: "Load the page again" }).click(),
  ]);
  await page.waitForLoadState("networkidle");
  await page.getByRole("banner").getByLabel("Menu").click();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
});

test("a device without a connection is told so, and the page comes by itself with it", async () => {
  const page = await visit("/about");
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await page.getByText("Your device is offline.").waitFor();
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "Write to us" }).waitFor();
});
