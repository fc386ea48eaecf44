import { type Cart, type CartLine, lineKey } from "./cart-lines.ts";

/**
 * The cart after two tabs have changed it, each without knowing of the other: what this tab did
 * since `known` is done to what the other one stored. Nothing that either put in is lost, and
 * nothing that either took out comes back.
 */
export function mergedCart(known: Cart, ours: Cart, theirs: Cart): Cart {
  if (ours === known) return theirs;
  return {
    cartId: ours.cartId === known.cartId ? theirs.cartId : otherId(known, ours, theirs),
    lines: mergedLines(known.lines, ours.lines, theirs.lines),
  };
}

/** Both tabs may have got a cart of the backend's: there is one cart, and the stored one is it. */
function otherId(known: Cart, ours: Cart, theirs: Cart): string | null {
  return theirs.cartId === known.cartId ? ours.cartId : theirs.cartId;
}

/** The same for a list of names: what this tab added comes first. */
export function mergedNames(known: string[], ours: string[], theirs: string[]): string[] {
  const added = ours.filter((name) => !known.includes(name));
  const kept = theirs.filter((name) => ours.includes(name) || !known.includes(name));
  return [...new Set([...added, ...kept])];
}

/** The same for a list of lines. */
export function mergedLines(known: CartLine[], ours: CartLine[], theirs: CartLine[]): CartLine[] {
  const lineIn = (lines: CartLine[], line: CartLine) =>
    lines.find((one) => lineKey(one) === lineKey(line));
  const kept = theirs.flatMap((line): CartLine[] => {
    const before = lineIn(known, line)?.quantity ?? 0;
    const now = lineIn(ours, line)?.quantity ?? 0;
    if (before > 0 && now === 0) return [];
    return [{ ...line, quantity: Math.max(1, line.quantity + now - before) }];
  });
  const added = ours.filter(
    (line) => !lineIn(theirs, line) && !isUnchanged(lineIn(known, line), lineIn(ours, line)),
  );
  return [...kept, ...added];
}

/** A line that only the other tab has touched, by taking it out. */
function isUnchanged(known: CartLine | undefined, ours: CartLine | undefined): boolean {
  return known !== undefined && known.quantity === ours?.quantity;
}
