import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { barFor, type bars } from "./bars.ts";
import { openScratchShop, type ScratchShop } from "./scratch-shop.ts";
import { type BuiltService, startService } from "./service.ts";
import { Shopper } from "./shopper.ts";
import { measureStockSearch } from "./stock-search.ts";
import type { Row } from "./table.ts";
import { timeOf, timesOf, traffic } from "./timing.ts";

/** Medusa's own search is asked up to here: at a million each question takes it many seconds. */
const mostForStockSearch = 100_000;

/**
 * Everything that has a bar, at one size.
 *
 * @throws NoPostgresError
 */
export async function measureCatalogue(products: number, isTranslated: boolean): Promise<Row[]> {
  const shop = await openScratchShop(products, isTranslated);
  try {
    const began = performance.now();
    const service = await startService({
      DATABASE_URL: shop.databaseUrl,
      COMMERCE_URL: shop.commerceUrl,
    });
    const readyAfter = (performance.now() - began) / 1_000;
    const shopper = new Shopper(service.url, products, isTranslated);
    try {
      return [
        {
          what: "bulk filling of the index",
          value: products / shop.filledIn,
          unit: "/s",
          least: barFor("filling", products),
        },
        { what: "ready after its start", value: readyAfter, unit: "s" },
        { what: "memory, just started", value: service.memory(), unit: "MB" },
        ...(await measureAnswers(shopper, service, products)),
        await measureFreshness(shopper, shop, products),
        {
          what: "memory",
          value: service.memory(),
          unit: "MB",
          note: `at most ${service.mostMemory().toFixed(0)}`,
          most: barFor("memory", products),
        },
        ...(await measureRebuild(shopper, service, shop, products)),
        ...(products > mostForStockSearch
          ? []
          : await measureStockSearch(shop.databaseUrl, products)),
      ];
    } finally {
      shopper.close();
      await service.stop();
    }
  } finally {
    await shop.close();
  }
}

async function measureAnswers(
  shopper: Shopper,
  service: BuiltService,
  products: number,
): Promise<Row[]> {
  const answers: [what: string, bar: keyof typeof bars | undefined, ask: () => Promise<void>][] = [
    ["list, sort, all facets, warm", "knownList", () => shopper.ask("knownList")],
    ["list with two filters, all facets, cold", "newFilters", () => shopper.ask("newFilters")],
    [
      "search with a typing error, facets, cold",
      "newTypingError",
      () => shopper.ask("newTypingError"),
    ],
    ["search, words and a beginning, cold", undefined, () => shopper.ask("newWords")],
    ["search, part number, cold", undefined, () => shopper.ask("newPartNumber")],
    ["page 400 of a sort, cold", "newDeepPage", () => shopper.ask("newDeepPage")],
    ["product by slug", "product", () => shopper.product()],
  ];
  const rows: Row[] = [];
  for (const [what, bar, ask] of answers) {
    await timesOf(50, ask);
    let asked = 0;
    const workedBefore = service.processorTime();
    const { p50, p99 } = await timesOf(200, () => {
      asked += 1;
      return ask();
    });
    const worked = (service.processorTime() - workedBefore) / asked;
    const note = `p99 ${p99.toFixed(1)}, of work ${worked.toFixed(1)}`;
    rows.push({ what, value: p50, unit: "ms", note, most: bar && barFor(bar, products) });
  }
  const mixed = await traffic(8, 10, () => shopper.anything());
  rows.push(
    {
      what: "mixed traffic, 8 connections",
      value: mixed.perSecond,
      unit: "/s",
      note: `p50 ${mixed.p50.toFixed(1)} ms, p99 ${mixed.p99.toFixed(1)} ms`,
      least: barFor("mixedPerSecond", products),
    },
    {
      what: "mixed traffic, p99 of p50",
      value: mixed.p99 / mixed.p50,
      unit: "×",
      most: barFor("mixedSpread", products),
    },
  );
  return rows;
}

/** How long after it was written a change is in a listing that is asked for all the time. */
async function measureFreshness(
  shopper: Shopper,
  shop: ScratchShop,
  products: number,
): Promise<Row> {
  let worst = 0;
  for (let change = 1; change <= 20; change += 1) {
    const title = `Changed ${change}`;
    await shop.write({ ...shopper.anyProduct(), title, price: 1_000_000 + change });
    const isShown = async () => {
      const { products } = await shopper.list({ sort: "priceDesc", itemsPerPage: 1 });
      return products[0]?.Title === title;
    };
    const waited = await timeOf(async () => {
      while (!(await isShown())) await pause(5);
    });
    worst = Math.max(worst, waited);
  }
  return {
    what: "a change is visible, worst of 20",
    value: worst,
    unit: "ms",
    most: barFor("changeVisible", products),
  };
}

/** Reads go on while the index is built anew, and nobody sees half of it. */
async function measureRebuild(
  shopper: Shopper,
  service: BuiltService,
  shop: ScratchShop,
  products: number,
): Promise<Row[]> {
  const before = await traffic(1, 5, () => shopper.anything());
  const script = join(import.meta.dirname, "rebuild.ts");
  const child = spawn(
    "tsx",
    [script, shop.databaseUrl, String(products), String(shop.isTranslated)],
    { stdio: "inherit" },
  );
  const ended = once(child, "exit");
  let isEnded = false;
  ended.then(
    () => {
      isEnded = true;
    },
    () => undefined,
  );
  let fewest = Number.POSITIVE_INFINITY;
  let answered = 0;
  let seconds = 0;
  // The service reads the new one after the swap: that belongs to it.
  for (let after = 0; after < 5; after += isEnded ? 1 : 0) {
    const { perSecond } = await traffic(1, 1, () => shopper.anything());
    answered += perSecond;
    seconds += 1;
    const { total } = await shopper.list({ itemsPerPage: 1 });
    fewest = Math.min(fewest, total);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error("The index could not be rebuilt.");
  return [
    {
      what: "requests while the index is rebuilt",
      value: (100 * answered) / seconds / before.perSecond,
      unit: "%",
      note: `${seconds} s`,
      least: barFor("whileRebuilt", products),
    },
    {
      what: "fewest products seen meanwhile",
      value: fewest,
      unit: "",
      least: products,
    },
    {
      what: "memory, highest, with the rebuild",
      value: service.mostMemory(),
      unit: "MB",
    },
  ];
}
