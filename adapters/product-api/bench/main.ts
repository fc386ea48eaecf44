/**
 * Measures the catalogue from its index to the service as it is built, prints a table with the bars
 * beside it, and ends with 1 where one is missed.
 *
 *   npm run bench -w adapters/product-api -- --products 10000,100000,1000000
 *
 * --engine asks a running engine for its own list as well (MEDUSA_PUBLISHABLE_KEY says with which
 * key). Medusa's search is measured up to 100,000 products.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { measureEngineList } from "./engine-list.ts";
import { measureCatalogue } from "./measure-catalogue.ts";
import { NoPostgresError } from "./postgres.ts";
import { type Column, isMet, printTable } from "./table.ts";

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "10000" },
    engine: { type: "string" },
  },
});
const loadBefore = loadavg()[0] ?? 0;
const columns: Column[] = [];
try {
  for (const size of values.products.split(",").map(Number)) {
    columns.push({ products: size, rows: await measureCatalogue(size) });
    console.error(`${size.toLocaleString("en")} products have been measured.`);
  }
  if (values.engine) {
    const key = process.env.MEDUSA_PUBLISHABLE_KEY ?? "";
    columns[0]?.rows.push(await measureEngineList(values.engine, key));
  }
  printTable(columns);
  console.log(`The machine's load before: ${loadBefore.toFixed(1)}.`);
  process.exitCode = columns.every(({ rows }) => rows.every(isMet)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof NoPostgresError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
