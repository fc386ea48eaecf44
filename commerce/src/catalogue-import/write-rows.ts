import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { CellProblem } from "../catalogue-file/columns";
import type { CatalogueProduct, ProductPatch } from "../catalogue-product/catalogue-product";
import { isRefusal } from "../catalogue-product/refusal";
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import";
import type CatalogueImportModuleService from "../modules/catalogue-import/service";
import type { ImportAtWork, PlannedRow, RowOutcome } from "../modules/catalogue-import/service";
import { createHiddenProductsWorkflow } from "../workflows/catalogue/create-hidden-products";
import { offerForSale } from "../workflows/catalogue/offer-for-sale";
import { newProductId } from "../workflows/catalogue/product-parts";
import { readShopSettings } from "../workflows/catalogue/shop-settings";
import { updateCatalogueProductsWorkflow } from "../workflows/catalogue/update-catalogue-products";
import { findConflicts } from "./conflicts";

/** Rows that are written together. */
const batchSize = 100;

/** Products that are published together. */
const saleSize = 1_000;

/** A merchandiser has cancelled the import. */
export class ImportCancelledError extends Error {}

/** The catalogue has changed since the file was checked. */
export class ImportConflictError extends Error {
  constructor(readonly problems: { number: number; problem: CellProblem }[]) {
    super(
      `Since the file was checked, the catalogue has changed where ${problems.length === 1 ? "one row needs it" : `${problems.length} rows need it`}: please upload it again.`,
    );
  }
}

/**
 * Writes the planned rows of an import as parts of one write of the catalogue's journal. New
 * products are published after all rows are written.
 *
 * @returns the ids of the new products
 * @throws ImportCancelledError, ImportConflictError, or an error of a workflow; the caller then
 * rolls the write back
 */
export async function writeRows(
  container: MedusaContainer,
  atWork: ImportAtWork,
  writeId: string,
): Promise<string[]> {
  const imports = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  const settings = await readShopSettings(container);
  const created: string[] = [];
  let done = 0;

  async function* pages(outcome?: RowOutcome): AsyncGenerator<PlannedRow[]> {
    let after = 0;
    for (;;) {
      const rows = await imports.rowsAfter(atWork.id, outcome, after, batchSize);
      if (rows.length === 0) return;
      yield rows;
      after = rows.at(-1)?.number ?? after;
    }
  }

  async function report(rows: number): Promise<void> {
    done += rows;
    if (await imports.report(atWork, { done })) throw new ImportCancelledError();
  }

  const between = [];
  for await (const rows of pages()) {
    between.push(...(await findConflicts(container, rows, settings.stockLocationId)));
    await report(0);
  }
  if (between.length > 0) throw new ImportConflictError(between);

  for await (const rows of pages("update")) {
    await updateCatalogueProductsWorkflow(container).run({
      input: {
        writeId,
        updates: rows.map(({ product_id, version, product }) => ({
          id: product_id ?? "",
          version: version ?? undefined,
          patch: product as ProductPatch,
        })),
      },
    });
    await report(rows.length);
  }
  for await (const rows of pages("create")) {
    const products = rows.map(({ product }) => ({
      id: newProductId(),
      product: product as CatalogueProduct,
    }));
    await createHiddenProductsWorkflow(container)
      .run({ input: { writeId, products } })
      .catch((error) => {
        throw conflictOf(error, rows) ?? error;
      });
    created.push(...products.map(({ id }) => id));
    await report(rows.length);
  }
  for await (const rows of pages("unchanged")) await report(rows.length);
  for (let start = 0; start < created.length; start += saleSize) {
    const ids = created.slice(start, start + saleSize);
    await offerForSale(container, ids, settings, { eventGroupId: writeId });
    await report(0);
  }
  // One event for each product is emitted after the end of the import.
  await container.resolve(Modules.EVENT_BUS).clearGroupedEvents(writeId);
  return created;
}

/** Turns a refusal that names products by their index into one that names their rows. */
function conflictOf(error: unknown, rows: PlannedRow[]): ImportConflictError | undefined {
  if (!isRefusal(error)) return undefined;
  const problems = (error.details.fields ?? []).flatMap(({ field, message }) => {
    const [, index, column = ""] = /^products\.(\d+)\.(\w+)/.exec(field) ?? [];
    const row = rows.length === 1 ? rows[0] : rows[Number(index)];
    return row ? { number: row.number, problem: { column: column || field, message } } : [];
  });
  return problems.length > 0 ? new ImportConflictError(problems) : undefined;
}
