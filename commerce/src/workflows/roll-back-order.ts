import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { linksOfOrder } from "../medusa-internals/orders";

interface Input {
  orderId: string;
  cartId: string;
}

/**
 * Undoes what Medusa's completing of a cart does before the payment. Every part can be done again,
 * and the order goes last: as long as it is there, the next try finds it.
 */
const rollBackOrderStep = createStep(
  "roll-back-order",
  async ({ orderId, cartId }: Input, { container }) => {
    const query = container.resolve(ContainerRegistrationKeys.QUERY);
    const { data } = await query.graph({
      entity: "order",
      fields: ["items.id"],
      filters: { id: orderId },
    });
    const lineIds = (data[0]?.items ?? []).flatMap(
      (item: { id?: string } | null) => item?.id ?? [],
    );
    if (lineIds.length > 0) {
      await container.resolve(Modules.INVENTORY).deleteReservationItemsByLineItem(lineIds);
    }
    const links = await linksOfOrder(container, orderId);
    if (links.length > 0) {
      // Deleting the order with its links would take the cart's payment with them.
      await container.resolve(ContainerRegistrationKeys.LINK).dismiss(links);
    }
    await container.resolve(Modules.CART).updateCarts(cartId, { completed_at: null });
    await container.resolve(Modules.ORDER).deleteOrders([orderId]);
    return new StepResponse(orderId);
  },
);

/** Rolls back an order whose making was cut off: stock is free again, and its cart is open. */
export const rollBackOrderWorkflow = createWorkflow("roll-back-order", (input: Input) => {
  return new WorkflowResponse(rollBackOrderStep(input));
});
