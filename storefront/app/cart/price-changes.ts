import { useEffect, useState } from "react";
import { type CartLine, lineKey } from "~/client-state/cart-lines.ts";
import { useClientState } from "~/client-state/client-state.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";
import { lineOf } from "./sync/cart-steps.ts";

/** A line whose price has changed since it was added. Major units. */
interface PriceChange {
  key: string;
  was: number;
  now: number;
}

/**
 * The prices at the time of adding, by line key, of the lines whose price has changed. Seeing a
 * change accepts it: the note stays on this screen and is not shown on a later visit.
 */
export function usePriceChanges(
  lines: readonly CartLine[],
  cart: BackendCart | null,
): ReadonlyMap<string, number> {
  const acceptPrice = useClientState((state) => state.acceptPrice);
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(new Map());

  useEffect(() => {
    const changes = priceChanges(lines, cart);
    if (changes.length === 0 || document.visibilityState !== "visible") return;
    setSeen((before) => new Map([...wasPrices(changes), ...before]));
    for (const { key, now } of changes) acceptPrice(key, now);
  }, [lines, cart, acceptPrice]);

  return new Map([...wasPrices(priceChanges(lines, cart)), ...seen]);
}

function priceChanges(lines: readonly CartLine[], cart: BackendCart | null): PriceChange[] {
  return lines.flatMap((line) => {
    const { variantId, Price, currency } = line;
    const now = lineOf(cart, variantId)?.unit_price;
    const isComparable = now !== undefined && cart?.currency_code === currency;
    return isComparable && now !== Price ? [{ key: lineKey(line), was: Price, now }] : [];
  });
}

function wasPrices(changes: PriceChange[]): [key: string, was: number][] {
  return changes.map(({ key, was }) => [key, was]);
}
