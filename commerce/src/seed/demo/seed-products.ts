import { createReadStream } from "node:fs";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { importRows } from "../../catalogue-import/import-rows";
import { planFile } from "../../catalogue-import/plan-file";
import type { CatalogueProduct } from "../../catalogue-product/catalogue-product";
import type { PlannedRow } from "../../modules/catalogue-import/service";
import { settleCatalogueWrites } from "../../workflows/catalogue/recover-catalogue-writes";
import { demoAttachments, uploadAttachments } from "./attachments";
import { DemoPictures } from "./demo-pictures";
import { demoProductsFile } from "./demo-products";
import { pictureName } from "./pictures";
import { seedPrinters } from "./printers";
import { dataFile } from "./read-table";

/** Columns whose values another product of the shop may have already. */
const names = ["handle", "title", "mpn"];

type NewRow = PlannedRow & { product: CatalogueProduct };

/**
 * Imports the products of the demonstration that are missing, all or none, with their pictures and
 * files. Existing products stay as they are.
 *
 * @returns how many were imported
 * @throws Error where the file or the import fails
 */
export async function seedProducts(container: MedusaContainer): Promise<number> {
  await settleCatalogueWrites(container);
  const rows = await missingRows(container);
  if (rows.length === 0) return 0;
  await seedPrinters(container);
  const pictures = await DemoPictures.open(container);
  await pictures.add(rows.map(({ product }) => pictureName(product)));
  const attachments = demoAttachments();
  const illustrated = await Promise.all(
    rows.map(async (row) => ({
      ...row,
      product: {
        ...row.product,
        images: pictures.of(pictureName(row.product)),
        ...(await uploadAttachments(container, row.product, attachments.get(row.product.mpn))),
      },
    })),
  );
  await importRows(container, demoProductsFile, illustrated);
  return rows.length;
}

async function missingRows(container: MedusaContainer): Promise<NewRow[]> {
  const logger: Logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const missing: NewRow[] = [];
  for await (const { rows } of planFile(container, createReadStream(dataFile(demoProductsFile)))) {
    for (const row of rows) {
      if (row.outcome === "create") missing.push(row as NewRow);
      if (row.outcome !== "error") continue;
      const { number, title, problems } = row;
      const sentence = `${demoProductsFile}, row ${number} (${title}): ${problems[0]?.message}`;
      if (!problems.every(({ column }) => names.includes(column))) throw new Error(sentence);
      logger.warn(`Seed: ${sentence} The row is left out.`);
    }
  }
  return missing;
}
