import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { VersionedProduct } from "../catalogue-product/catalogue-product";
import { columns } from "./columns";
import { writeRecord } from "./product-record";
import type { FileShape } from "./read-file";

/**
 * Writes products as a CSV file while they arrive: UTF-8 with a byte order mark, which spreadsheets
 * need to recognise it.
 */
export function writeFile(
  products: AsyncIterable<VersionedProduct>,
  { separator, decimalMark }: FileShape,
): Readable {
  async function* records(): AsyncGenerator<string[]> {
    for await (const product of products) yield writeRecord(product.id, product, decimalMark);
  }
  return pipeline(
    Readable.from(records()),
    stringify({
      bom: true,
      header: true,
      columns: [...columns],
      delimiter: separator,
      record_delimiter: "windows",
      // The library would quote only the line breaks that end its own rows.
      quoted_match: /[\r\n]/,
    }),
    // The reader of the file gets the error.
    () => undefined,
  );
}
