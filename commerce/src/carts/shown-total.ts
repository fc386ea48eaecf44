import { AsyncLocalStorage } from "node:async_hooks";

const shownTotals = new AsyncLocalStorage<number>();

/** Completes a cart whose shopper has seen this total, major units. */
export function withShownTotal<Result>(total: number, work: () => Result): Result {
  return shownTotals.run(total, work);
}

/**
 * The total that the shopper of the current request has seen; undefined where the request has none.
 */
export function shownTotal(): number | undefined {
  return shownTotals.getStore();
}
