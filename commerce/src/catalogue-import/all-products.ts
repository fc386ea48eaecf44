import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { VersionedProduct } from "../catalogue-product/catalogue-product";
import { readShopSettings } from "../workflows/catalogue/shop-settings";
import { readStoredProducts, versionedProduct } from "../workflows/catalogue/stored-product";

/** The products that are in memory at a time. */
const batchSize = 200;

/** Every product, whole, the oldest first. A batch is read when the consumer needs it. */
export async function* allProducts(container: MedusaContainer): AsyncGenerator<VersionedProduct> {
  const { stockLocationId } = await readShopSettings(container);
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  let after = "";
  for (;;) {
    const { data } = await query.graph({
      entity: "product",
      fields: ["id"],
      filters: { id: { $gt: after } },
      pagination: { order: { id: "ASC" }, take: batchSize },
    });
    const ids = data.map(({ id }) => id);
    const stored = await readStoredProducts(container, ids, stockLocationId);
    for (const id of ids) {
      const product = stored.get(id);
      if (product) yield versionedProduct(product);
    }
    const last = ids.at(-1);
    if (!last || ids.length < batchSize) return;
    after = last;
  }
}
