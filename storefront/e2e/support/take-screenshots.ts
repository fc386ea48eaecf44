/** Takes the README's screenshots of a shop (`npm start`): npm run screenshots -w storefront */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { findOrInstallBrowser } from "@chemical-ink/test-kit/find-browser";
import { chromium } from "playwright-core";
import { readCommandLine } from "../../../adapters/operations/command-line.mjs";

readCommandLine({
  usage: `
npm run screenshots -w storefront

Takes the README's pictures of a shop that runs, at STOREFRONT_URL or http://localhost:8000.`,
});

const shopUrl = process.env.STOREFRONT_URL ?? "http://localhost:8000";
const folder = join(import.meta.dirname, "../../pictures");
const pictures = { shop: "/shop", product: "/search?q=T6641" };

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
for (const [name, path] of Object.entries(pictures)) {
  const page = await browser.newPage({ baseURL: shopUrl, viewport: { width: 1280, height: 960 } });
  await page.goto(path);
  if (name === "product") {
    await page.locator("main a[href^='/product/']").first().click();
    await page.waitForURL("**/product/**");
  }
  await page.waitForLoadState("networkidle");
  await page.screenshot({
    path: join(folder, `${name}.jpg`),
    type: "jpeg",
    quality: 85,
    animations: "disabled",
  });
  console.log(`storefront/pictures/${name}.jpg`);
}
await browser.close();
