import { createReadStream } from "node:fs";
import { readHeader } from "../../catalogue-file/columns";
import { readRecord } from "../../catalogue-file/product-record";
import { readRows } from "../../catalogue-file/read-file";
import type { CatalogueProduct } from "../../catalogue-product/catalogue-product";
import { readNewProduct } from "../../catalogue-product/schema";
import { dataFile } from "./read-table";

/** The products of the demonstration, in the format of a catalogue import. */
export const demoProductsFile = "products.csv";

/**
 * Reads the products of the demonstration, in the order of the file. They have neither pictures nor
 * files, which the seeding adds.
 *
 * @throws Error where a row is not a whole product
 */
export async function readDemoProducts(): Promise<CatalogueProduct[]> {
  const products: CatalogueProduct[] = [];
  let header: ReturnType<typeof readHeader>["header"] | undefined;
  for await (const { number, cells, shape } of readRows(
    createReadStream(dataFile(demoProductsFile)),
  )) {
    if (!header) {
      header = readHeader(cells).header;
      continue;
    }
    const record = readRecord(cells, header, shape.decimalMark);
    const { product, problems = [] } = readNewProduct(record.product);
    const wrong = [...record.problems, ...problems];
    if (!product || wrong.length > 0) {
      throw new Error(`${demoProductsFile}, row ${number}: ${wrong[0]?.message}`);
    }
    products.push(product);
  }
  return products;
}
