import type { FilterableInventoryItemProps, MedusaContainer } from "@medusajs/framework/types";
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

/** The stock of all variants. */
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
  // Whoever sells the same again may use the part number.
  await inventory.updateInventoryItems(
    ids.map((id) => ({ id, sku: null, metadata: { [retired]: true } })),
  );
  await removeUnpromised(container, ids);
}

/** Without the stock that another product sells too, such as a pack of the same bottles. */
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

/** Marks stock whose product is gone, in an inventory item's metadata. */
const retired = "product_deleted";

/** Takes away stock of deleted products that no order waits for any more. */
export async function removeRetiredStock(container: MedusaContainer): Promise<void> {
  const items = await container.resolve(Modules.INVENTORY).listInventoryItems(
    // Medusa's type knows no filter for metadata; its database does.
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
