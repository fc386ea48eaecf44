import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { PRODUCT_SHEET_MODULE } from "../../modules/product-sheet";
import type ProductSheetModuleService from "../../modules/product-sheet/service";
import type { SoldUnits } from "../../modules/product-sheet/sold";

/** How long to wait for another count of the same order, seconds. */
const timeout = 30;

/**
 * Sets the sold units of orders to what they hold now; a cancelled order has none. Answers the
 * products of the orders. Has no compensation: a count is correct.
 */
export const recountOrdersStep = createStep(
  "recount-orders",
  async ({ orderIds }: { orderIds: string[] }, { container }) => {
    const products = new Set<string>();
    for (const orderId of orderIds) {
      for (const id of await recountOrder(container, orderId)) products.add(id);
    }
    return new StepResponse([...products]);
  },
);

/** Reads and counts under a lock, so that the newest read is written last. */
function recountOrder(container: MedusaContainer, orderId: string): Promise<string[]> {
  return container.resolve(Modules.LOCKING).execute(
    `recount-order:${orderId}`,
    async () => {
      const units = await unitsOf(container, orderId);
      await container.resolve<ProductSheetModuleService>(PRODUCT_SHEET_MODULE).countOrder(
        orderId,
        units.map(({ sheet_id, quantity }) => ({ sheet_id, quantity })),
      );
      return units.map(({ productId }) => productId);
    },
    { timeout: timeout },
  );
}

/** The units of an order, of products that have a sheet. */
async function unitsOf(
  container: MedusaContainer,
  orderId: string,
): Promise<(SoldUnits & { productId: string })[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data: orders } = await query.graph({
    entity: "order",
    fields: ["canceled_at", "is_draft_order", "items.product_id", "items.detail.quantity"],
    filters: { id: orderId },
  });
  const [order] = orders;
  const quantities = new Map<string, number>();
  for (const item of order?.items ?? []) {
    if (!item?.product_id) continue;
    const quantity = Number(item.detail.quantity);
    quantities.set(item.product_id, (quantities.get(item.product_id) ?? 0) + quantity);
  }
  const { data: products } = await query.graph({
    entity: "product",
    fields: ["id", "product_sheet.id"],
    filters: { id: [...quantities.keys()] },
  });
  const counts = order && !order.canceled_at && !order.is_draft_order;
  return products.flatMap(({ id, product_sheet }) => {
    const quantity = counts ? Math.round(quantities.get(id) ?? 0) : 0;
    return product_sheet ? [{ productId: id, sheet_id: product_sheet.id, quantity }] : [];
  });
}
