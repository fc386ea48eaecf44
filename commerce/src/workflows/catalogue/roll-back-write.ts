import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  Modules,
  ProductWorkflowEvents,
} from "@medusajs/framework/utils";
import { CATALOGUE_JOURNAL_MODULE } from "../../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../../modules/catalogue-journal/service";
import { categoriesClaim } from "../../modules/catalogue-journal/service";
import { applyProductState } from "./apply-product-state";
import { restoreDeletedProducts } from "./delete-stored-products";
import { removeUnfinishedProducts } from "./remove-unfinished-products";
import { readShopSettings } from "./shop-settings";
import { type RecordedProduct, readStoredProducts, type StoredProduct } from "./stored-product";
import { removeUnusedCategories, removeUnusedPrinters } from "./unused-categories";

/** Products that are rolled back together. */
const batchSize = 100;

/** How long to wait for writes that create categories and printers, milliseconds. */
const timeout = 30_000;

/**
 * Rolls a catalogue write back: it deletes what the write created, restores what it changed, and
 * removes its categories and printers that nothing else uses. A failed step and a dead process are
 * treated alike, and a repeated call continues where the first one stopped.
 *
 * The caller must have the write from `giveUp` or `takeOver` of the journal.
 */
export async function rollBackWrite(container: MedusaContainer, writeId: string): Promise<void> {
  const journal = container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE);
  try {
    const write = await journal.retrieveCatalogueWrite(writeId, {
      select: ["id", "kind", "category_ids", "printer_ids"],
    });
    await rollBackProducts(container, journal, write);
    await rollBackCategories(container, journal, write);
    await journal.markUndone(writeId);
  } catch (error) {
    journal.abandon(writeId);
    throw error;
  }
}

/** Keeps the change of a stock that has moved since, because an order was shipped. */
function withMovedStock(before: RecordedProduct, now: StoredProduct): StoredProduct {
  const { stock } = now.product;
  if (stock === before.stock_to) return before;
  return { ...before, product: { ...before.product, stock } };
}

interface Write {
  id: string;
  kind: string;
  category_ids: string[];
  printer_ids: string[];
}

async function rollBackProducts(
  container: MedusaContainer,
  journal: CatalogueJournalModuleService,
  { id: writeId, kind }: Pick<Write, "id" | "kind">,
): Promise<void> {
  let after = "";
  for (;;) {
    const batch = await journal.recorded<RecordedProduct>(writeId, after, batchSize);
    const last = batch.at(-1);
    if (!last) return;
    after = last.product_id;
    // There may be thousands.
    await journal.renew(writeId);
    const settings = await readShopSettings(container);
    const made = batch.flatMap(({ product_id, before }) => (before ? [] : product_id));
    const changed = batch.flatMap(({ before }) => before ?? []);
    await removeUnfinishedProducts(container, made, settings);
    if (kind === "delete") await restoreDeletedProducts(container, changed);
    const stored = await readStoredProducts(
      container,
      changed.map(({ id }) => id),
      settings.stockLocationId,
    );
    await applyProductState(
      container,
      changed.flatMap((to) => {
        const from = stored.get(to.id);
        return from ? { from, to: withMovedStock(to, from) } : [];
      }),
      settings,
    );
    // The index may contain an intermediate state.
    await container
      .resolve(Modules.EVENT_BUS)
      .emit([
        ...made.map((id) => ({ name: ProductWorkflowEvents.DELETED, data: { id } })),
        ...[...stored.keys()].map((id) => ({ name: ProductWorkflowEvents.UPDATED, data: { id } })),
      ]);
  }
}

async function rollBackCategories(
  container: MedusaContainer,
  journal: CatalogueJournalModuleService,
  { id: writeId, category_ids, printer_ids }: Write,
): Promise<void> {
  if (category_ids.length === 0 && printer_ids.length === 0) return;
  // Another write could add a product to a category that is empty now.
  if (!(await journal.claim(writeId, [categoriesClaim], timeout))) {
    throw new Error(`The categories were busy: ${writeId} is rolled back later.`);
  }
  await removeUnusedCategories(container, category_ids);
  await removeUnusedPrinters(container, printer_ids);
}

/** Logs a write that could not be rolled back. The recovery job tries again. */
export function logFailedRollback(
  container: MedusaContainer,
  writeId: string,
  error: unknown,
): void {
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error(
      `Catalogue write ${writeId} could not be rolled back. The recovery job tries again.`,
      error instanceof Error ? error : new Error(String(error)),
    );
}
