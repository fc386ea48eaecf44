import type { MedusaContainer } from "@medusajs/framework/types";
import { type Header, readHeader } from "../catalogue-file/columns";
import { type RowContent, readRecord } from "../catalogue-file/product-record";
import { readRows, UnreadableFileError } from "../catalogue-file/read-file";
import type { PlannedRow } from "../modules/catalogue-import/service";
import { readShopSettings } from "../workflows/catalogue/shop-settings";
import { SeenInFile } from "./collisions";
import { findKnownProducts } from "./known-products";
import { planRow } from "./plan-row";

const mostRows = 100_000;

/** The rows whose products are read together. */
const batchSize = 200;

interface PlannedBatch {
  rows: PlannedRow[];
  /** The file cannot be read further; its one row says why. */
  isBroken: boolean;
}

/**
 * Reads a catalogue file row by row and plans each row, with all its problems. A file that cannot
 * be read ends with a row that says so. Nothing changes.
 */
export async function* planFile(
  container: MedusaContainer,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<PlannedBatch> {
  const { stockLocationId } = await readShopSettings(container);
  const seen = new SeenInFile();
  let isEmpty = true;
  try {
    for await (const batch of batches(bytes)) {
      isEmpty = false;
      const contents = batch.map(({ content }) => content);
      const known = await findKnownProducts(container, contents, stockLocationId);
      const rows = batch.map(({ number, content }) => planRow(number, content, known, seen));
      yield { rows, isBroken: false };
    }
    if (isEmpty) throw new UnreadableFileError("There is no row below the first one.", 2);
  } catch (error) {
    if (error instanceof UnreadableHeaderError) yield broken(1, error.problems);
    else if (error instanceof UnreadableFileError) {
      yield broken(error.row, [{ column: "", message: error.message }]);
    } else throw error;
  }
}

interface NumberedRow {
  number: number;
  content: RowContent;
}

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

function broken(number: number, problems: PlannedRow["problems"]): PlannedBatch {
  const nothing = { title: "", product_id: null, version: null, product: null };
  return { rows: [{ ...nothing, number, outcome: "error", problems }], isBroken: true };
}
