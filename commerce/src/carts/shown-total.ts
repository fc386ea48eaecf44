import { AsyncLocalStorage } from "node:async_hooks";

const shownTotals = new AsyncLocalStorage<number>();

/** Does the work of ordering a cart, of which the shopper was shown this total; major units. */
export function withShownTotal<Result>(total: number, work: () => Result): Result {
  return shownTotals.run(total, work);
}

/** The total that the shopper was shown who asks for the order; nothing where nobody says it. */
export function shownTotal(): number | undefined {
  return shownTotals.getStore();
}
