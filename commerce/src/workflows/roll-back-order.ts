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
 * Undoes the steps of Medusa's cart completion before the payment. Every part can be repeated. The
 * order is deleted last, so that a second try still finds it.
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
      // Deleting the order with its links would delete the cart's payment too.
      await container.resolve(ContainerRegistrationKeys.LINK).dismiss(links);
    }
    await container.resolve(Modules.CART).updateCarts(cartId, { completed_at: null });
    await container.resolve(Modules.ORDER).deleteOrders([orderId]);
    return new StepResponse(orderId);
  },
);

/** Rolls back a partial order: its stock is released, and its cart is open again. */
export const rollBackOrderWorkflow = createWorkflow("roll-back-order", (input: Input) => {
  return new WorkflowResponse(rollBackOrderStep(input));
});
