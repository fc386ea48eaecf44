import type { MedusaContainer } from "@medusajs/framework/types";
import { type Header, readHeader } from "../catalogue-file/columns";
import { type RowContent, readRecord } from "../catalogue-file/product-record";
import { readRows, UnreadableFileError } from "../catalogue-file/read-file";
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import";
import type CatalogueImportModuleService from "../modules/catalogue-import/service";
import type { ImportAtWork, PlannedRow } from "../modules/catalogue-import/service";
import { readShopSettings } from "../workflows/shop-settings";
import { SeenInFile } from "./collisions";
import { openFile } from "./import-file";
import { findKnownProducts } from "./known-products";
import { planRow } from "./plan-row";

/** More rows than any shop of this kind has products. */
const mostRows = 100_000;

/** Rows whose products are looked up together. */
const batchSize = 200;

/**
 * Checks an import's file row by row and writes down what each row comes to, and everything that is
 * wrong with it. Nothing else changes.
 *
 * @returns whether it was checked to its end; it was not where somebody has cancelled it
 */
export async function checkFile(
  container: MedusaContainer,
  atWork: ImportAtWork,
): Promise<boolean> {
  const imports = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  await imports.clearRows(atWork.id);
  const { stockLocationId } = await readShopSettings(container);
  const seen = new SeenInFile();
  const count = { rows: 0, done: 0, created: 0, updated: 0, unchanged: 0, error_count: 0 };

  async function write(rows: PlannedRow[]): Promise<boolean> {
    await imports.addRows(atWork.id, rows);
    for (const { outcome, problems } of rows) {
      if (outcome === "create") count.created += 1;
      if (outcome === "update") count.updated += 1;
      if (outcome === "unchanged") count.unchanged += 1;
      count.error_count += problems.length;
    }
    return imports.report(atWork, count);
  }

  async function plan(batch: NumberedRow[]): Promise<boolean> {
    const contents = batch.map(({ content }) => content);
    const known = await findKnownProducts(container, contents, stockLocationId);
    count.rows += batch.length;
    count.done = count.rows;
    return write(batch.map(({ number, content }) => planRow(number, content, known, seen)));
  }

  try {
    for await (const batch of batches(openFile(atWork.id))) {
      if (await plan(batch)) return false;
    }
    if (count.rows === 0) throw new UnreadableFileError("There is no row below the first one.", 2);
  } catch (error) {
    if (error instanceof UnreadableHeaderError) {
      await write([brokenRow(1, error.problems)]);
    } else if (error instanceof UnreadableFileError) {
      await write([brokenRow(error.row, [{ column: "", message: error.message }])]);
    } else throw error;
  }
  return true;
}

interface NumberedRow {
  number: number;
  content: RowContent;
}

/** The first row names no columns that a catalogue has. */
class UnreadableHeaderError extends Error {
  constructor(readonly problems: PlannedRow["problems"]) {
    super();
  }
}

async function* batches(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<NumberedRow[]> {
  let header: Header | undefined;
  let batch: NumberedRow[] = [];
  let rows = 0;
  for await (const { number, cells, shape } of readRows(bytes)) {
    if (!header) {
      const read = readHeader(cells);
      if (read.problems.length > 0) throw new UnreadableHeaderError(read.problems);
      header = read.header;
      continue;
    }
    rows += 1;
    if (rows > mostRows) {
      yield batch;
      throw new UnreadableFileError(
        `A file has ${mostRows.toLocaleString("en")} rows at most: import the rest from a second one.`,
        number,
      );
    }
    batch.push({ number, content: readRecord(cells, header, shape.decimalMark) });
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function brokenRow(number: number, problems: PlannedRow["problems"]): PlannedRow {
  return {
    number,
    outcome: "error",
    title: "",
    product_id: null,
    version: null,
    product: null,
    problems,
  };
}
