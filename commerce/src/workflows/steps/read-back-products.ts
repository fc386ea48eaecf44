import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { ShopSettings } from "../shop-settings";
import { readStoredProducts, versionedProduct } from "../stored-product";

interface Input {
  ids: string[];
  settings: ShopSettings;
}

/** Reads products that have been written, as they are now; in the order of the ids. */
export const readBackProductsStep = createStep(
  "read-back-products",
  async ({ ids, settings }: Input, { container }) => {
    const stored = await readStoredProducts(container, ids, settings.stockLocationId);
    return new StepResponse(
      ids.flatMap((id) => {
        const product = stored.get(id);
        return product ? versionedProduct(product) : [];
      }),
    );
  },
);
