import { type Cart, type CartLine, lineKey } from "./cart-lines.ts";

/**
 * The cart after two tabs changed it independently: the changes of this tab since `known` are
 * applied to the stored cart of the other. Nothing that either tab added is lost, and nothing that
 * either removed comes back.
 */
export function mergedCart(known: Cart, ours: Cart, theirs: Cart): Cart {
  if (ours === known) return theirs;
  return {
    cartId: ours.cartId === known.cartId ? theirs.cartId : otherId(known, ours, theirs),
    lines: mergedLines(known.lines, ours.lines, theirs.lines),
  };
}

/** Both tabs may have created a backend cart: the stored one is kept. */
function otherId(known: Cart, ours: Cart, theirs: Cart): string | null {
  return theirs.cartId === known.cartId ? ours.cartId : theirs.cartId;
}

/** Merges lists of names in the same way: names that this tab added come first. */
export function mergedNames(known: string[], ours: string[], theirs: string[]): string[] {
  const added = ours.filter((name) => !known.includes(name));
  const kept = theirs.filter((name) => ours.includes(name) || !known.includes(name));
  return [...new Set([...added, ...kept])];
}

/** Merges lists of lines in the same way. */
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

/** A line that only the other tab changed, by removing it. */
function isUnchanged(known: CartLine | undefined, ours: CartLine | undefined): boolean {
  return known !== undefined && known.quantity === ours?.quantity;
}
