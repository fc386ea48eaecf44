import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { PRINTER_MODULE } from "../../modules/printer";
import type PrinterModuleService from "../../modules/printer/service";

/** Removes categories without products. Parents must come before their children in the list. */
export async function removeUnusedCategories(
  container: MedusaContainer,
  ids: string[],
): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  for (const id of ids.toReversed()) {
    const { data } = await query.graph({
      entity: "product_category",
      fields: ["products.id", "category_children.id"],
      filters: { id },
    });
    const isUnused = data.some(
      ({ products, category_children }) => !products?.length && !category_children?.length,
    );
    if (isUnused) await container.resolve(Modules.PRODUCT).deleteProductCategories([id]);
  }
}

/** Removes printers that no product fits. */
export async function removeUnusedPrinters(
  container: MedusaContainer,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "printer",
    fields: ["id", "products.id"],
    filters: { id: ids },
  });
  const unused = data.filter(({ products }) => !products?.some(Boolean)).map(({ id }) => id);
  if (unused.length === 0) return;
  await container.resolve<PrinterModuleService>(PRINTER_MODULE).deletePrinters(unused);
}
