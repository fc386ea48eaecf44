import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";

/** The path of a file of the demonstration's data. */
export function dataFile(name: string): string {
  return join(__dirname, "data", name);
}

/**
 * Reads a plain CSV file of the demonstration's data: a record for each row, by the column names.
 * Products have the format of the shop's import, which `readDemoProducts` reads.
 */
export function readTable<Column extends string>(name: string): Record<Column, string>[] {
  return parse(readFileSync(dataFile(name)), { columns: true });
}
