/**
 * Measures the service as it is built, prints a table with the bars beside it, and ends with 1 where
 * one is missed.
 *
 *   npm run bench -w adapters/product-api -- --products 10000
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { ListingRequest } from "../src/contract/listing.ts";
import { SeededRandom } from "../test/seeded-random.ts";
import { type BenchDocument, catalogueDocuments } from "./catalogue.ts";
import { openScratchShop } from "./scratch-shop.ts";
import { startService } from "./service.ts";

interface Row {
  what: string;
  measured: string;
  bar: string;
  isMet: boolean;
}

/** The bars are for so many products. */
const barredProducts = 10_000;

const { values } = parseArgs({ options: { products: { type: "string", default: "10000" } } });
const products = Number(values.products);
const random = new SeededRandom(1);
const sample: BenchDocument[] = [];
const words = new Set<string>();
for (const document of catalogueDocuments(Math.min(products, 10_000))) {
  if (random.chance(0.05)) sample.push(document);
  if (random.chance(0.02)) for (const word of document.title.split(/[ ,]+/)) words.add(word);
}
const terms = [...words].filter((word) => /^[a-z]{4,}$/i.test(word));
const brands = [...new Set(sample.map(({ brand }) => String(brand)))];
const rows: Row[] = [];

const shop = await openScratchShop(products);
const started = performance.now();
const service = await startService({
  DATABASE_URL: shop.databaseUrl,
  COMMERCE_URL: shop.commerceUrl,
}).catch(async (error) => {
  await shop.close();
  throw error;
});
try {
  tell("ready after its start", `${(performance.now() - started).toFixed(0)} ms`);
  tell("resident memory, just started", `${service.memory().toFixed(0)} MB`);
  const first = { sort: "priceAsc" } as const;
  await measure("warming up", 200, undefined, () => list({ page: 1 + random.below(50) }));
  rows.pop();
  await measure("list with facets and a sort, asked before", 500, 15, () => list(first));
  await measure("list with facets and a sort, never asked", 300, 15, (index) =>
    list({ ...first, page: 2 + index }),
  );
  await measure("list with two filters and a price, never asked", 300, 15, (index) =>
    list({
      sort: "newest",
      filters: { brand: [random.of(brands)], color: ["Black", "Cyan"], price: { min: index / 7 } },
    }),
  );
  await measure("search, words and beginnings", 300, 20, (index) =>
    search(`${random.of(brands)} ${random.of(terms).slice(0, 4)}`, index),
  );
  await measure("search, typing errors", 300, 20, (index) => search(misspelt(random), index));
  await measure("search, part numbers", 300, 20, (index) =>
    search(String(random.of(sample).mpn).replace("-", " "), index),
  );
  await measure("product", 500, 5, () => get(`/product/${random.of(sample).handle}`));
  await measure("titles, asked before", 50, undefined, () => get("/products/titles"));
  const perSecond = await throughput(() => list({ sort: "bestSelling" }));
  add(
    "the same list at 8 connections",
    `${perSecond.toFixed(0)} requests/s`,
    "≥ 400",
    perSecond >= 400,
  );
  const delays = await freshness();
  add("a change is visible, worst of 20", `${delays.toFixed(0)} ms`, "≤ 2000", delays <= 2_000);
  const memory = service.memory();
  add("resident memory, in the end", `${memory.toFixed(0)} MB`, "≤ 200", memory <= 200);
} finally {
  await service.stop();
  await shop.close();
}
print(rows);
if (products > barredProducts) console.log("The bars are those of 10,000 products.");
else process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;

/** Asks `count` times, one after the other, and notes how long it took; the bar is for p50, ms. */
async function measure(
  what: string,
  count: number,
  bar: number | undefined,
  ask: (index: number) => Promise<void>,
): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    await ask(index);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * times.length)] ?? 0;
  const measured = `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms`;
  add(
    what,
    measured,
    bar === undefined ? "" : `p50 ≤ ${bar} ms`,
    bar === undefined || at(0.5) <= bar,
  );
}

async function throughput(ask: () => Promise<void>): Promise<number> {
  const seconds = 3;
  const until = performance.now() + seconds * 1_000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (; performance.now() < until; answered += 1) await ask();
    }),
  );
  return answered / seconds;
}

/** How long after it was written a change is in a listing that is asked for all the time, ms. */
async function freshness(): Promise<number> {
  let worst = 0;
  for (let change = 1; change <= 20; change += 1) {
    const document = {
      ...random.of(sample),
      title: `Changed ${change}`,
      price: 1_000_000 + change,
    };
    await shop.write(document);
    const written = performance.now();
    const wanted = JSON.stringify({ sort: "priceDesc", itemsPerPage: 1 });
    while (!(await textOf("/products", wanted)).includes(`"Title":"Changed ${change}"`)) {
      await pause(5);
    }
    worst = Math.max(worst, performance.now() - written);
  }
  return worst;
}

async function list(request: ListingRequest): Promise<void> {
  await textOf("/products", JSON.stringify(request));
}

/** The price makes each request another one than those before. */
async function search(term: string, index: number): Promise<void> {
  const filters = { price: { min: index / 1_000 } };
  await textOf(`/products/search/${encodeURIComponent(term)}`, JSON.stringify({ filters }));
}

async function get(path: string): Promise<void> {
  await textOf(path);
}

async function textOf(path: string, body?: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const init = body === undefined ? {} : { method: "POST", headers, body };
  const answer = await fetch(service.url + path, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text;
}

function misspelt(by: SeededRandom): string {
  const word = by.of(terms);
  const at = 1 + by.below(word.length - 2);
  return `${word.slice(0, at)}${word.slice(at + 1)}`;
}

function tell(what: string, measured: string): void {
  add(what, measured, "", true);
}

function add(what: string, measured: string, bar: string, isMet: boolean): void {
  rows.push({ what, measured, bar, isMet });
}

function print(all: Row[]): void {
  const wide = (column: "what" | "measured") => Math.max(...all.map((row) => row[column].length));
  console.log(`\n${products.toLocaleString("en")} products`);
  for (const { what, measured, bar, isMet } of all) {
    const verdict = bar === "" ? "" : `${bar.padEnd(12)} ${isMet ? "met" : "MISSED"}`;
    const columns = [what.padEnd(wide("what")), measured.padEnd(wide("measured")), verdict];
    console.log(columns.join("  ").trimEnd());
  }
}
