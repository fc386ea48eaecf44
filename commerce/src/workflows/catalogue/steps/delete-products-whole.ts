import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CatalogueRefusal } from "../../../catalogue-product/refusal";
import { CATALOGUE_JOURNAL_MODULE } from "../../../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../../../modules/catalogue-journal/service";
import { deleteStoredProducts } from "../delete-stored-products";
import type { ShopSettings } from "../shop-settings";
import { type RecordedProduct, readStoredProducts } from "../stored-product";
import type { OpenWrite } from "./begin-catalogue-write";

interface Input {
  write: OpenWrite;
  ids: string[];
  settings: ShopSettings;
}

/**
 * Stores the products in the journal and deletes them. The write's first step restores them.
 *
 * @throws CatalogueRefusal not_found
 */
export const deleteProductsWholeStep = createStep(
  "delete-products-whole",
  async ({ write, ids, settings }: Input, { container }) => {
    const stored = await readStoredProducts(container, ids, settings.stockLocationId);
    const missing = ids.find((id) => !stored.has(id));
    if (missing) throw new CatalogueRefusal("not_found", `There is no product ${missing}.`);
    const products = [...stored.values()];
    const journal = container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE);
    await journal.record<RecordedProduct>(
      write.id,
      products.map((stored) => ({
        product_id: stored.id,
        before: { ...stored, stock_to: stored.product.stock },
      })),
    );
    await deleteStoredProducts(container, products);
    return new StepResponse(undefined);
  },
);
