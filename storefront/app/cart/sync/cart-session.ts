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

/** Starts the cart and only logs a failure: the shopper's own lines are kept anyway. */
export function startCartSoon(config: PublicConfig): void {
  startCart(config).catch((cause: unknown) => {
    console.error("The cart could not be connected to the backend.", cause);
  });
}

/** Repeats what the backend refused or could not do. */
export async function retryCart(config: PublicConfig): Promise<void> {
  try {
    (await startCart(config)).retry();
  } catch (cause) {
    console.error("The cart could not be connected to the backend.", cause);
  }
}

/**
 * Retrieves the backend's cart, so that the page shows its current state or that there is no
 * answer.
 */
async function refreshCart(config: PublicConfig): Promise<void> {
  try {
    (await startCart(config)).refresh();
  } catch (cause) {
    console.error("The cart could not be connected to the backend.", cause);
  }
}

/** The state of the cart queue for the cart page; opening the page retrieves the cart. */
export function useRefreshedCart(): CartQueueState {
  const config = usePublicConfig();
  const isEmpty = useClientState(({ cart }) => cart.lines.length === 0 && !cart.cartId);
  useEffect(() => {
    if (!isEmpty) void refreshCart(config);
  }, [config, isEmpty]);
  return useStore(cartState);
}

/** The state of the cart queue. An empty cart starts no queue. */
export function useCartSession(): CartQueueState {
  const config = usePublicConfig();
  const isEmpty = useClientState(({ cart }) => cart.lines.length === 0 && !cart.cartId);
  useEffect(() => {
    if (!isEmpty) startCartSoon(config);
  }, [config, isEmpty]);
  return useStore(cartState);
}
