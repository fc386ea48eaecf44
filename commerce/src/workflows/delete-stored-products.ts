import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { StoredProduct } from "./stored-product";

/**
 * Deletes products, softly as Medusa does, with their sheets, prices and links. Stock that orders
 * wait for is kept, under no part number, until they are sent or cancelled.
 */
export async function deleteStoredProducts(
  container: MedusaContainer,
  stored: StoredProduct[],
): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.LINK).delete(linked(stored));
  await container.resolve(Modules.PRODUCT).softDeleteProducts(stored.map(({ id }) => id));
  await retireStock(container, stored);
}

/** Brings deleted products back, as far as they were deleted. Asking again does no harm. */
export async function restoreDeletedProducts(
  container: MedusaContainer,
  stored: StoredProduct[],
): Promise<void> {
  await container
    .resolve(Modules.INVENTORY)
    .restoreInventoryItems(stored.flatMap(({ inventory }) => inventory?.id ?? []));
  await container.resolve(Modules.PRODUCT).restoreProducts(stored.map(({ id }) => id));
  await container.resolve(ContainerRegistrationKeys.LINK).restore(linked(stored));
}

function linked(stored: StoredProduct[]) {
  return {
    [Modules.PRODUCT]: {
      product_id: stored.map(({ id }) => id),
      variant_id: stored.flatMap(({ variant_ids }) => variant_ids),
    },
  };
}

async function retireStock(container: MedusaContainer, stored: StoredProduct[]): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY);
  const ids = stored.flatMap(({ inventory }) => inventory?.id ?? []);
  if (ids.length === 0) return;
  // Whoever sells the same again may use the part number.
  await inventory.updateInventoryItems(ids.map((id) => ({ id, sku: null })));
  const promised = await inventory.listReservationItems(
    { inventory_item_id: ids },
    { select: ["id", "inventory_item_id"], take: null },
  );
  const kept = new Set(promised.map(({ inventory_item_id }) => inventory_item_id));
  await inventory.softDeleteInventoryItems(ids.filter((id) => !kept.has(id)));
}
