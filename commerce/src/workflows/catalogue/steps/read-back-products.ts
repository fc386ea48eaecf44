import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { ShopSettings } from "../shop-settings";
import { readStoredProducts, versionedProduct } from "../stored-product";
import type { OpenWrite } from "./begin-catalogue-write";

interface Input {
  write: OpenWrite;
  ids: string[];
  settings: ShopSettings;
}

/**
 * Reads the written products in the order of the ids. A part of a larger write reads none: the
 * larger write reads what it needs.
 */
export const readBackProductsStep = createStep(
  "read-back-products",
  async ({ write, ids, settings }: Input, { container }) => {
    if (!write.isOwn) return new StepResponse([]);
    const stored = await readStoredProducts(container, ids, settings.stockLocationId);
    return new StepResponse(
      ids.flatMap((id) => {
        const product = stored.get(id);
        return product ? versionedProduct(product) : [];
      }),
    );
  },
);
