/**
 * Measures the catalogue from its index to the service as it is built, prints a table with the bars
 * beside it, and ends with 1 where one is missed, with 2 where something failed.
 *
 *   npm run bench -w adapters/product-api -- --products 10000,100000,1000000
 *
 * Medusa's search is measured up to 100,000 products.
 */
import { loadavg } from "node:os";
import { readCommandLine, wholeNumber } from "../../operations/command-line.mjs";
import { type Column, isMet, printTable } from "./table.ts";

const { values } = readCommandLine({
  usage: `
npm run bench -w adapters/product-api -- [options]

Measures the catalogue from its index to the service, with the bars beside it. Ends with 1 where a bar
is missed, with 2 where something failed.

  --products    how many, several sizes with commas, 10000
  --translated  with the texts of all languages, and questions in all of them`,
  options: {
    products: { type: "string", default: "10000" },
    translated: { type: "boolean", default: false },
  },
});
const sizes = values.products.split(",").map((size) => wholeNumber(size, "--products"));
// Medusa comes along with them, which takes seconds.
const { measureCatalogue } = await import("./measure-catalogue.ts");
const { NoPostgresError } = await import("./postgres.ts");
const loadBefore = loadavg()[0] ?? 0;
const columns: Column[] = [];
let failure: unknown;
try {
  for (const size of sizes) {
    columns.push({ products: size, rows: await measureCatalogue(size, values.translated) });
    console.error(`${size.toLocaleString("en")} products have been measured.`);
  }
} catch (error) {
  failure = error;
}
// What was measured before something failed has taken its time, and is shown.
if (columns.length > 0) {
  printTable(columns);
  const loads = [loadBefore, loadavg()[0] ?? 0].map((load) => load.toFixed(1));
  console.log(`The machine's load: ${loads[0]} before, ${loads[1]} at the end.`);
}
if (failure) {
  console.error(failure instanceof NoPostgresError ? failure.message : failure);
  process.exitCode = 2;
} else {
  process.exitCode = columns.every(({ rows }) => rows.every(isMet)) ? 0 : 1;
}
