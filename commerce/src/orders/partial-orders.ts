import { setTimeout as wait } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { partialOrderOf, partialOrders } from "../medusa-internals/partial-orders";
import { rollBackOrderWorkflow } from "../workflows/roll-back-order";

/** A younger order may still be being made by a process with other locks, milliseconds. */
const youngest = 15_000;
/** How long to wait for an order that is being made, seconds. */
const timeout = 30;

/** Rolls back every partial order, so that its cart is open again. Logs failures. */
export async function rollBackPartialOrders(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const { order_id, cart_id, age } of await partialOrders(container)) {
    if (age < youngest) continue;
    try {
      await rollBack(container, cart_id);
    } catch (error) {
      logger.error(`Order ${order_id} is partial and cannot be rolled back`, error as Error);
    }
  }
}

/**
 * Prepares the completion of a cart: waits for an order that is being made of it, and rolls back a
 * partial one, which Medusa would answer as if it were complete.
 *
 * @throws Error "Timed-out acquiring lock" where another request takes too long to complete the
 * cart
 */
export async function prepareCompletion(container: MedusaContainer, cartId: string): Promise<void> {
  for (const until = Date.now() + timeout * 1000; Date.now() < until; await wait(250)) {
    const partial = await partialOrderOf(container, cartId);
    if (!partial) return;
    if (partial.age >= youngest) return rollBack(container, cartId);
  }
}

/** Under the cart's lock, which Medusa holds while it completes the cart. */
async function rollBack(container: MedusaContainer, cartId: string): Promise<void> {
  await container.resolve(Modules.LOCKING).execute(
    [cartId],
    async () => {
      const partial = await partialOrderOf(container, cartId);
      if (!partial) return;
      await rollBackOrderWorkflow(container).run({ input: { orderId: partial.order_id, cartId } });
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Order ${partial.order_id} is partial and is rolled back; its cart is ${cartId}.`);
    },
    { timeout },
  );
}
