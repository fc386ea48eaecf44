/**
 * Audits the built shop from outside, prints a table of figures and bars, and ends with 1 if one is
 * missed:
 *
 *   npm run audit                             starts a shop of its own
 *   npm run audit -- http://localhost:8000    audits the shop at this URL
 *   npm run audit -- --only lighthouse        or scripts, axe, serving
 */
import { loadavg } from "node:os";
import { join } from "node:path";
import { findOrInstallBrowser } from "@chemical-ink/test-kit/find-browser";
import { startTestShop } from "@chemical-ink/test-kit/test-shop";
import { type Browser, chromium } from "playwright-core";
import { readCommandLine, refuse } from "../../adapters/operations/command-line.mjs";
import { barriersOn } from "../e2e/support/accessibility.ts";
import { addresses } from "../e2e/support/addresses.ts";
import { mostScript, scriptWeight } from "../e2e/support/script-weight.ts";
import { lighthouseRows } from "./lighthouse.ts";
import { servingRows } from "./serving.ts";
import { atMost, isPassed, kilobytes, type Row, tableOf } from "./table.ts";

const parts = ["lighthouse", "scripts", "axe", "serving"];
const { values, positionals } = readCommandLine({
  usage: `
npm run audit -- [address] [--only ${parts.join("|")}]

Audits the built shop as its visitors meet it, with the bars beside it. Ends with 1 where one is
missed. Without an address it starts a shop of its own.`,
  options: { only: { type: "string", multiple: true } },
  maxPositionals: 1,
});
for (const part of values.only ?? []) {
  if (!parts.includes(part)) refuse(`"${part}" is not audited; there are ${parts.join(", ")}.`);
}
const isWanted = (part: string) => values.only?.includes(part) ?? true;

const [address] = positionals;
if (address && !URL.canParse(address)) refuse(`"${address}" is no address.`);
const own = address
  ? undefined
  : await startTestShop(join(import.meta.dirname, "../../.local/audit"));
const program = findOrInstallBrowser();
const browser = await chromium.launch({
  executablePath: program,
  args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
try {
  const rows = await audit((address ?? own?.urls.storefront ?? "").replace(/\/+$/, ""), browser);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\n${tableOf(rows)}\n\nLoad of this machine in the last minute: ${load}`);
  process.exitCode = isPassed(rows) ? 0 : 1;
} finally {
  await browser.close();
  await own?.stop();
}

async function audit(shop: string, browser: Browser): Promise<Row[]> {
  const product = await firstProduct(shop, browser);
  const main = { home: "/", shop: "/shop", product };
  const slug = product.replace("/product/", "");
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(main)) {
    const url = shop + path;
    if (isWanted("serving") && name !== "home") rows.push(...servingRows(name, url));
    if (isWanted("lighthouse")) rows.push(...lighthouseRows(name, url, program));
    if (isWanted("scripts")) rows.push(await scriptRow(name, url, browser));
  }
  if (!isWanted("axe")) return rows;
  for (const path of addresses.map((pattern) => pattern.replace(":slug", slug))) {
    rows.push(await barriersRow(shop, path, browser));
  }
  return rows;
}

/** The path of the first product in the shop's listing. */
async function firstProduct(shop: string, browser: Browser): Promise<string> {
  const page = await browser.newPage({ baseURL: shop, javaScriptEnabled: false });
  await page.goto("/shop");
  const path = await page.locator("main a[href^='/product/']").first().getAttribute("href");
  await page.close();
  if (!path) throw new Error(`The shop at ${shop} shows no product.`);
  return path;
}

async function scriptRow(name: string, url: string, browser: Browser): Promise<Row> {
  const page = await browser.newPage();
  const weight = await scriptWeight(page, url);
  await page.close();
  return atMost(`${name}: JavaScript on first load, gzip`, weight, mostScript, kilobytes);
}

async function barriersRow(shop: string, path: string, browser: Browser): Promise<Row> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(shop + path);
    const barriers = await barriersOn(page);
    found.push(...barriers.map((barrier) => `${colorScheme}: ${barrier}`));
    await context.close();
  }
  for (const barrier of found) console.log(`${path}, ${barrier}`);
  return atMost(`axe in both themes: ${path}`, found.length, 0);
}
