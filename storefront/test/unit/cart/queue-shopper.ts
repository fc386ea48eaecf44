import type { DesiredCart } from "~/cart/sync/cart-gateway.ts";
import { createCartQueue } from "~/cart/sync/cart-queue.ts";
import { type CartQueueState, untouchedCart } from "~/cart/sync/cart-queue-state.ts";
import type { BackendInMemory } from "./backend-in-memory.ts";

/** A shopper with a queue: `wants` changes the desired lines and calls the queue. */
export function shopper(backend: BackendInMemory, cartId: string | null = null) {
  let desiredLines: [variantId: string, quantity: number][] = [];
  let id = cartId;
  let codes: string[] = [];
  let state: CartQueueState = untouchedCart;
  const statuses: string[] = [];
  const states: CartQueueState[] = [];
  let late = () => {};
  const waits: string[] = [];
  const desired: DesiredCart = {
    desiredLines: () => desiredLines.map(([variantId, quantity]) => ({ variantId, quantity })),
    cartId: () => id,
    setCartId: (next) => {
      id = next;
    },
    codes: () => codes,
    keepCode: (code) => {
      codes = [...codes, code];
    },
    dropCode: (code) => {
      codes = codes.filter((other) => other !== code);
    },
    takeOrder: (orderedId, ordered) => {
      if (id !== orderedId) return;
      id = null;
      codes = [];
      desiredLines = desiredLines
        .map(([variantId, quantity]): [string, number] => [
          variantId,
          quantity -
            (ordered.find((desiredLine) => desiredLine.variantId === variantId)?.quantity ?? 0),
        ])
        .filter(([, quantity]) => quantity > 0);
    },
  };
  const queue = createCartQueue({
    gateway: backend,
    desired,
    lock: { hold: (work) => work(true) },
    onChange: (next) => {
      state = next;
      statuses.push(next.status);
      states.push(next);
    },
    waitForRetry: async (attempt) => {
      waits.push(`${state.problem?.code} after ${attempt}`);
    },
    answerIsLate: () =>
      new Promise((resolve) => {
        late = resolve;
      }),
  });
  return {
    queue,
    statuses,
    states,
    /** Makes the current answer late. */
    takesLong: () => late(),
    /** The waits, with the number of failures before each. */
    waits,
    wants(...next: [string, number][]) {
      desiredLines = next;
      queue.sync();
    },
    wantsCodes(...next: string[]) {
      codes = next;
      queue.sync();
    },
    codes: () => codes,
    cartId: () => id,
    state: () => state,
    codesInBackend: () => backend.carts.get(id ?? "")?.codes,
    inBackend: () => Object.fromEntries(backend.carts.get(id ?? "")?.lines ?? []),
  };
}
