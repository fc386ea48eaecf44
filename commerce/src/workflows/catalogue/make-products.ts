import { transform, type WorkflowData } from "@medusajs/framework/workflows-sdk";
import type { CatalogueProduct } from "../../catalogue-product/catalogue-product";
import type { OpenWrite } from "./steps/begin-catalogue-write";
import {
  createPricesStep,
  createProductPagesStep,
  createSheetsStep,
  createStockStep,
  linkPartsStep,
} from "./steps/create-whole-products";
import { ensureCategoriesStep } from "./steps/ensure-categories";
import { ensurePrintersStep } from "./steps/ensure-printers";
import { nameNewProductsStep } from "./steps/name-new-products";
import { readShopSettingsStep } from "./steps/read-shop-settings";

interface Input {
  write: WorkflowData<OpenWrite>;
  /** The future ids of the products, in their order. */
  ids: WorkflowData<string[]>;
  products: WorkflowData<CatalogueProduct[]> | CatalogueProduct[];
}

/**
 * The steps of a workflow that creates whole products that are not for sale yet. The write's first
 * step rolls them back.
 */
export function makeProducts({ write, ids, products: given }: Input) {
  const settings = readShopSettingsStep();
  const products = nameNewProductsStep(given);
  const categoryPaths = ensureCategoriesStep(
    transform({ write, products }, ({ write, products }) => ({
      writeId: write.id,
      categoryPaths: products.map(({ category, sub_category }) => ({ category, sub_category })),
    })),
  );
  const printerIds = ensurePrintersStep(
    transform({ write, products }, ({ write, products }) => ({
      writeId: write.id,
      printers: products.flatMap(({ printers }) => printers),
    })),
  );
  const made = transform(
    { ids, products, settings, categoryPaths, printerIds },
    ({ ids, products, settings, categoryPaths, printerIds }) => ({
      products: products.map((product, index) => ({ id: ids[index] ?? "", product })),
      settings,
      categoryPaths,
      printerIds,
    }),
  );
  createStockStep(made);
  createPricesStep(made);
  createProductPagesStep(made);
  createSheetsStep(made);
  linkPartsStep(made);
  return { made, settings };
}
