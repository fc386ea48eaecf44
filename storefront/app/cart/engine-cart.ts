import type Medusa from "@medusajs/medusa-js";
import { clientState } from "~/client-state/client-state.ts";
import { showToast } from "~/client-state/toasts.ts";
import { deleteLine } from "~/commerce/cart-calls.ts";
import type { EngineCart } from "~/commerce/engine-types.ts";
import { medusaClient } from "~/commerce/medusa-client.ts";
import { attempt } from "~/commerce/outcome.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { type CartGateway, type CartQueue, createCartQueue, type WishBook } from "./cart-queue.ts";
import { cartState } from "./cart-state.ts";
import type { CartStep } from "./cart-steps.ts";
import { withoutOrdered } from "./ordered-lines.ts";

const longestWaitMs = 30_000;

/** Connects the client state's cart with the engine, through one queue, and starts it. */
export function connectCart(config: PublicConfig): CartQueue {
  const queue = createCartQueue({
    gateway: medusaGateway(medusaClient(config)),
    book: clientWishes,
    onChange: (state) => cartState.setState(state),
    waitForRetry,
  });
  clientState.subscribe(({ cart }, before) => {
    // A change that another tab made is that tab's to bring to the engine.
    if (cart !== before.cart && document.visibilityState === "visible") queue.sync();
  });
  queue.sync();
  return queue;
}

const clientWishes: WishBook = {
  wishes: () =>
    clientState.getState().cart.lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
  cartId: () => clientState.getState().cart.cartId,
  setCartId: (cartId) => clientState.getState().setCartId(cartId),
  takeOrder(cartId, ordered) {
    const { cart } = clientState.getState();
    // Another tab that found the order first has already taken it off.
    if (cart.cartId !== cartId) return;
    clientState.setState({ cart: { cartId: null, lines: withoutOrdered(cart.lines, ordered) } });
    showToast({ kind: "success", text: "Your order was placed" });
  },
};

function medusaGateway(medusa: Medusa): CartGateway {
  return {
    create: () =>
      attempt(async () => {
        const { regions } = await medusa.regions.list();
        const region = regions[0];
        if (!region) throw new Error("The engine has no region to sell in.");
        return (await medusa.carts.create({ region_id: region.id })).cart;
      }),
    retrieve: (cartId) => attempt(async () => (await medusa.carts.retrieve(cartId)).cart),
    perform: (cartId, step) => attempt(() => performStep(medusa, cartId, step)),
  };
}

async function performStep(medusa: Medusa, cartId: string, step: CartStep): Promise<EngineCart> {
  const { lineItems } = medusa.carts;
  switch (step.kind) {
    case "add": {
      const { variantId: variant_id, quantity } = step;
      return (await lineItems.create(cartId, { variant_id, quantity })).cart;
    }
    case "set":
      return (await lineItems.update(cartId, step.lineId, { quantity: step.quantity })).cart;
    case "delete":
      return deleteLine(medusa, cartId, step.lineId);
  }
}

/** Waits 1, 2, 4 … seconds, or until the browser says it is online again. */
function waitForRetry(attemptNumber: number): Promise<void> {
  const waitMs = Math.min(longestWaitMs, 1000 * 2 ** (attemptNumber - 1));
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, waitMs);
    window.addEventListener("online", go);
  });
}
