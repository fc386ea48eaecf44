import { useEffect } from "react";
import { useStore } from "zustand";
import { clientState, useClientState } from "~/client-state/client-state.ts";
import { type PublicConfig, usePublicConfig } from "~/commerce/public-config.ts";
import { cartState } from "../cart-state.ts";
import type { CartQueue, CartQueueState } from "./cart-queue-state.ts";

let connecting: Promise<CartQueue> | undefined;

/**
 * Starts the queue that keeps the backend's cart in line with the shopper's. The backend's client
 * is loaded here, on the first cart action; later calls give the same queue. Rejects if that chunk
 * cannot be loaded; the next call tries again.
 */
export function startCart(config: PublicConfig): Promise<CartQueue> {
  connecting ??= clientState
    .rehydrate()
    .then(() => import("./backend-cart.ts"))
    .then(({ connectCart }) => connectCart(config))
    .catch((cause: unknown) => {
      connecting = undefined;
      throw cause;
    });
  return connecting;
}

/** Calls the queue, and only logs if it cannot be started: the shopper's own lines are kept. */
async function withQueue(config: PublicConfig, call?: (queue: CartQueue) => void): Promise<void> {
  try {
    const queue = await startCart(config);
    call?.(queue);
  } catch (cause) {
    console.error("The cart could not be connected to the backend.", cause);
  }
}

/** Starts the queue and only logs a failure. */
export function startCartSoon(config: PublicConfig): void {
  void withQueue(config);
}

/** Repeats what the backend refused or could not do. */
export function retryCart(config: PublicConfig): Promise<void> {
  return withQueue(config, (queue) => queue.retry());
}

/** The state of the cart queue for the cart page; opening the page retrieves the cart. */
export function useRefreshedCart(): CartQueueState {
  return useQueue((queue) => queue.refresh());
}

/** The state of the cart queue. An empty cart starts no queue. */
export function useCartSession(): CartQueueState {
  return useQueue();
}

function useQueue(call?: (queue: CartQueue) => void): CartQueueState {
  const config = usePublicConfig();
  const isEmpty = useClientState(({ cart }) => cart.lines.length === 0 && !cart.cartId);
  useEffect(() => {
    if (!isEmpty) void withQueue(config, call);
  }, [config, isEmpty]);
  return useStore(cartState);
}
