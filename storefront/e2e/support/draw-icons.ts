/** Draws the icons of the installed app from the favicon: npm run icons -w storefront */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findOrInstallBrowser } from "@chemical-ink/test-kit/find-browser";
import { chromium } from "playwright-core";
import { readCommandLine } from "../../../adapters/operations/command-line.mjs";

readCommandLine({
  usage: `
npm run icons -w storefront

Draws the icons of the installed shop from its favicon.`,
});

const folder = join(import.meta.dirname, "../../public");
const mark = readFileSync(join(folder, "favicon.svg"), "utf8");

/** `share`: the part of the side that the mark takes; a mask may cut off a fifth all around. */
const icons = [
  { file: "192.png", side: 192, share: 1, paper: "transparent" },
  { file: "512.png", side: 512, share: 1, paper: "transparent" },
  { file: "maskable-512.png", side: 512, share: 0.6, paper: "#ffffff" },
  { file: "apple-touch.png", side: 180, share: 0.76, paper: "#ffffff" },
];

mkdirSync(join(folder, "icons"), { recursive: true });
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const page = await browser.newPage({ colorScheme: "light" });
for (const { file, side, share, paper } of icons) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${paper}}` +
      `svg{width:${side * share}px}</style>${mark}`,
  );
  await page.screenshot({ path: join(folder, "icons", file), omitBackground: true });
  console.log(`storefront/public/icons/${file}`);
}
await browser.close();
