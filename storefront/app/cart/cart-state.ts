import { createStore } from "zustand/vanilla";
import { type CartQueueState, untouchedCart } from "./sync/cart-queue-state.ts";

/** What the backend knows of the cart: its answer, its refusals, whether a call is under way. */
export const cartState = createStore<CartQueueState>(() => untouchedCart);
