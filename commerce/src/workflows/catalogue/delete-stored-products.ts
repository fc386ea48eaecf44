import type { FilterableInventoryItemProps, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { StoredProduct } from "./stored-product";

/**
 * Soft-deletes products, as Medusa does, with their sheets, prices and links. Reserved stock stays,
 * without a part number, until its orders are shipped or cancelled.
 */
export async function deleteStoredProducts(
  container: MedusaContainer,
  stored: StoredProduct[],
): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.LINK).delete(linked(stored));
  await container.resolve(Modules.PRODUCT).softDeleteProducts(stored.map(({ id }) => id));
  await retireStock(container, stored);
}

/** Restores deleted products, as far as they were deleted. Safe to repeat. */
export async function restoreDeletedProducts(
  container: MedusaContainer,
  stored: StoredProduct[],
): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY);
  const items = stored.flatMap(stockOf);
  await inventory.restoreInventoryItems(items.map(({ id }) => id));
  await inventory.updateInventoryItems(
    items.map(({ id, sku }) => ({ id, sku, metadata: { [retired]: null } })),
  );
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

function stockOf({ inventory, further_inventory = [] }: StoredProduct) {
  return inventory ? [inventory, ...further_inventory] : further_inventory;
}

async function retireStock(container: MedusaContainer, stored: StoredProduct[]): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY);
  const ids = await withoutShared(
    container,
    stored.flatMap(stockOf).map(({ id }) => id),
  );
  if (ids.length === 0) return;
  // Another product may get the part number.
  await inventory.updateInventoryItems(
    ids.map((id) => ({ id, sku: null, metadata: { [retired]: true } })),
  );
  await removeUnpromised(container, ids);
}

/** Without the stock that another product uses too, such as a pack of the same bottles. */
async function withoutShared(container: MedusaContainer, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product_variant_inventory_item",
    fields: ["inventory_item_id"],
    filters: { inventory_item_id: ids },
  });
  const shared = new Set(data.map(({ inventory_item_id }) => inventory_item_id));
  return [...new Set(ids)].filter((id) => !shared.has(id));
}

/** Marks the stock of a deleted product, in an inventory item's metadata. */
const retired = "product_deleted";

/** Deletes the stock of deleted products that no order reserves any more. */
export async function removeRetiredStock(container: MedusaContainer): Promise<void> {
  const items = await container.resolve(Modules.INVENTORY).listInventoryItems(
    // Medusa's type lacks a filter for metadata, which its database supports.
    { metadata: { [retired]: true } } as FilterableInventoryItemProps,
    { select: ["id"], take: null },
  );
  await removeUnpromised(
    container,
    items.map(({ id }) => id),
  );
}

async function removeUnpromised(container: MedusaContainer, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const inventory = container.resolve(Modules.INVENTORY);
  const promised = await inventory.listReservationItems(
    { inventory_item_id: ids },
    { select: ["id", "inventory_item_id"], take: null },
  );
  const kept = new Set(promised.map(({ inventory_item_id }) => inventory_item_id));
  const free = ids.filter((id) => !kept.has(id));
  if (free.length > 0) await inventory.softDeleteInventoryItems(free);
}
