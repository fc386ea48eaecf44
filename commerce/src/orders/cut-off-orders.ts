import { setTimeout as wait } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { takeBackOrderWorkflow } from "../workflows/take-back-order";
import { cartKey, isCutOff, isOfCart } from "./whole-orders";

/** An order whose making was cut off: what is left of a process that died. */
export interface CutOffOrder {
  order_id: string;
  cart_id: string;
  created_at: Date;
  /** How long ago, milliseconds. */
  age: number;
}

/** Younger ones may still be in the making, in a process that shares no locks with this one. */
const youngest = 15_000;
/** How long to wait for an order in the making, seconds. */
const patience = 30;
/** Older ones were looked at before; what is still cut off then is for people. Days. */
const oldest = 30;

const columns = `o."id" as "order_id", o."metadata"->>'${cartKey}' as "cart_id", o."created_at",
  (extract(epoch from now() - o."created_at") * 1000)::int as "age"`;

/** The orders that were cut off, or are in the making right now; the oldest first. */
export async function cutOffOrders(container: MedusaContainer): Promise<CutOffOrder[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: CutOffOrder[] }>(
    `select ${columns} from "order" o
     where o."created_at" > now() - interval '${oldest} days' and ${isOfCart} and ${isCutOff}
     order by o."created_at" limit 100`,
  );
  return rows;
}

/** Takes back every order that was cut off: its cart is as it was before. Logs what it cannot. */
export async function takeBackCutOffOrders(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const { order_id, cart_id, age } of await cutOffOrders(container)) {
    if (age < youngest) continue;
    try {
      await takeBack(container, cart_id);
    } catch (error) {
      logger.error(`Order ${order_id} was cut off and cannot be taken back`, error as Error);
    }
  }
}

/**
 * Before a cart is completed: waits until no order of it is in the making, and takes back one that
 * was cut off. Otherwise Medusa would answer it as if it were whole.
 *
 * @throws Error "Timed-out acquiring lock" where somebody else completes the cart for too long
 */
export async function clearTheWay(container: MedusaContainer, cartId: string): Promise<void> {
  for (const until = Date.now() + patience * 1000; Date.now() < until; await wait(250)) {
    const cutOff = await cutOffOrderOf(container, cartId);
    if (!cutOff) return;
    if (cutOff.age >= youngest) return takeBack(container, cartId);
  }
}

/** Under the cart's lock, which is Medusa's while it completes the cart. */
async function takeBack(container: MedusaContainer, cartId: string): Promise<void> {
  await container.resolve(Modules.LOCKING).execute(
    [cartId],
    async () => {
      const cutOff = await cutOffOrderOf(container, cartId);
      if (!cutOff) return;
      await takeBackOrderWorkflow(container).run({ input: { orderId: cutOff.order_id, cartId } });
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Order ${cutOff.order_id} was cut off and is taken back; its cart is ${cartId}.`);
    },
    { timeout: patience },
  );
}

async function cutOffOrderOf(
  container: MedusaContainer,
  cartId: string,
): Promise<CutOffOrder | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: CutOffOrder[] }>(
    `select ${columns} from "order" o
     where o."metadata"->>'${cartKey}' = ? and ${isOfCart} and ${isCutOff}`,
    [cartId],
  );
  return rows[0];
}
