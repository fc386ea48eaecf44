import { setTimeout as wait } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { partialOrderOf, partialOrders } from "../medusa-internals/partial-orders";
import { rollBackOrderWorkflow } from "../workflows/roll-back-order";

/** Younger ones may still be in the making, in a process that shares no locks with this one. */
const youngest = 15_000;
/** How long to wait for an order in the making, seconds. */
const timeout = 30;
/** Rolls back every order that was cut off: its cart is as it was before. Logs what it cannot. */
export async function rollBackPartialOrders(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const { order_id, cart_id, age } of await partialOrders(container)) {
    if (age < youngest) continue;
    try {
      await rollBack(container, cart_id);
    } catch (error) {
      logger.error(`Order ${order_id} was cut off and cannot be taken back`, error as Error);
    }
  }
}

/**
 * Before a cart is completed: waits until no order of it is in the making, and rolls back one that
 * was cut off. Otherwise Medusa would answer it as if it were whole.
 *
 * @throws Error "Timed-out acquiring lock" where somebody else completes the cart for too long
 */
export async function clearTheWay(container: MedusaContainer, cartId: string): Promise<void> {
  for (const until = Date.now() + timeout * 1000; Date.now() < until; await wait(250)) {
    const partial = await partialOrderOf(container, cartId);
    if (!partial) return;
    if (partial.age >= youngest) return rollBack(container, cartId);
  }
}

/** Under the cart's lock, which is Medusa's while it completes the cart. */
async function rollBack(container: MedusaContainer, cartId: string): Promise<void> {
  await container.resolve(Modules.LOCKING).execute(
    [cartId],
    async () => {
      const partial = await partialOrderOf(container, cartId);
      if (!partial) return;
      await rollBackOrderWorkflow(container).run({ input: { orderId: partial.order_id, cartId } });
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Order ${partial.order_id} was cut off and is taken back; its cart is ${cartId}.`);
    },
    { timeout: timeout },
  );
}
