/**
 * Compares the projection with search libraries, without database and HTTP, and prints a table. Each
 * adapter runs in a process of its own, in turns; the figures are medians.
 *
 *   npm run bench:libraries -w adapters/product-api -- --products 10000,100000 --rounds 3
 */
import { execFile } from "node:child_process";
import { loadavg } from "node:os";
import { promisify } from "node:util";
import { readCommandLine, wholeNumber } from "../../../operations/command-line.mjs";
import type { AdapterName, Figures } from "./measure-search.ts";

const { values } = readCommandLine({
  usage: `
npm run bench:libraries -w adapters/product-api -- [options]

Compares the projection with Orama and MiniSearch, and prints a table with ratios.

  --products  how many, several sizes with commas, 10000
  --rounds    how often each is measured, 3
  --adapter   measures one of them in this process, and prints JSON`,
  options: {
    products: { type: "string", default: "10000" },
    rounds: { type: "string", default: "3" },
    adapter: { type: "string" },
  },
});
const sizes = String(values.products)
  .split(",")
  .map((size) => wholeNumber(size, "--products"));
const rounds = wholeNumber(values.rounds, "--rounds");
// The commerce backend's code comes with it, which takes seconds.
const { adapterNames, measureSearch } = await import("./measure-search.ts");

const what: Record<string, string> = {
  knownList: "list, all facets, ms",
  newFilters: "list with two filters and a price, ms",
  newDeepPage: "page 400 of a sort, ms",
  newTypingError: "search with a typing error, ms",
  newWords: "search, words and a prefix, ms",
  newPartNumber: "search, part number, ms",
  changes: "100 changes and the list after them, ms",
  build: "build, s",
  memory: "memory, MB",
};

const adapter = adapterNames.find((name) => name === values.adapter);
if (adapter) {
  console.log(JSON.stringify(await measureSearch(adapter, sizes[0] ?? 0)));
} else {
  for (const products of sizes) await compare(products);
}

async function compare(products: number): Promise<void> {
  const measured = new Map<AdapterName, Figures[]>(adapterNames.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of adapterNames) measured.get(name)?.push(await measureApart(name, products));
  }
  const medianOf = (name: AdapterName, figure: string) => {
    const sorted = (measured.get(name) ?? []).map((one) => one[figure] ?? 0).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  console.log(`\n| ${products.toLocaleString("en")} products | ${adapterNames.join(" | ")} |`);
  console.log(`|---|${adapterNames.map(() => "---").join("|")}|`);
  for (const [figure, name] of Object.entries(what)) {
    const own = medianOf("projection", figure);
    const cells = adapterNames.map((adapter) => {
      const value = medianOf(adapter, figure);
      const ratio = adapter === "projection" ? "" : ` (${shown(value / own)} ×)`;
      return `${shown(value)}${ratio}`;
    });
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
  console.log(`\nThe machine's load: ${loadavg()[0]?.toFixed(1)}.`);
}

/** Two digits, or all before the point. */
function shown(value: number): string {
  return value < 100 ? String(Number(value.toPrecision(2))) : value.toFixed(0);
}

/** In a process of its own: another adapter's memory and compiled code do not count. */
async function measureApart(name: AdapterName, products: number): Promise<Figures> {
  const node = ["--expose-gc", "--max-old-space-size=8192", ...process.execArgv];
  const own = [import.meta.filename, "--adapter", name, "--products", String(products)];
  const { stdout } = await promisify(execFile)(process.execPath, [...node, ...own]);
  return JSON.parse(stdout) as Figures;
}
