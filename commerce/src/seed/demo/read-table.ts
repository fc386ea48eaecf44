import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";

/** The path of a file of the demonstration's data. */
export function dataFile(name: string): string {
  return join(__dirname, "data", name);
}

/**
 * Reads one of the demonstration's plain CSV files: a record for each row, by the names of the first
 * row. Products are in the shop's own format, which `readDemoProducts` reads.
 */
export function readTable<Column extends string>(name: string): Record<Column, string>[] {
  return parse(readFileSync(dataFile(name)), { columns: true });
}
