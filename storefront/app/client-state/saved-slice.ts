import { type CartLine, lineKey, withUnits } from "./cart-lines.ts";
import type { CartSlice } from "./cart-slice.ts";
import { mergedLines } from "./merge-tabs.ts";
import type { PersistedPart } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";

/** A line that was moved or removed, as needed to put it back. */
export interface LineMove {
  /** The line with the units that were moved. */
  line: CartLine;
  /** Its place in the list that it left, from 0. */
  index: number;
  from: "cart" | "saved";
  to: "cart" | "saved" | "nowhere";
}

/** Lines are identified by their key, see `lineKey`. */
export interface SavedSlice {
  /** Lines that the shopper saved for later: they are not ordered, and no stock is reserved. */
  savedForLater: CartLine[];
  saveForLater: (key: string) => void;
  /** Moves a saved line to the cart, where it is added to its line or appended. */
  moveToCart: (key: string) => void;
  forgetSaved: (key: string) => void;
  /** Undoes a move: the units return to their former place. */
  putBack: (move: LineMove) => void;
}

export const persistedSaved: PersistedPart<CartLine[]> = {
  toStored: (lines) => lines,
  afterEarlierVisit: (stored, current) => mergedLines([], current, stored),
  afterOtherTab: (stored, current, agreed = []) => mergedLines(agreed, current, stored),
};

export const createSavedSlice: Slice<SavedSlice, Pick<CartSlice, "cart">> = (set) => ({
  savedForLater: [],
  saveForLater: (key) =>
    set(({ cart, savedForLater }) => {
      const line = cart.lines.find((one) => lineKey(one) === key);
      if (!line) return {};
      return {
        cart: { ...cart, lines: cart.lines.filter((one) => lineKey(one) !== key) },
        savedForLater: withUnits(savedForLater, line, line.quantity),
      };
    }),
  moveToCart: (key) =>
    set(({ cart, savedForLater }) => {
      const line = savedForLater.find((one) => lineKey(one) === key);
      if (!line) return {};
      return {
        cart: { ...cart, lines: withUnits(cart.lines, line, line.quantity) },
        savedForLater: savedForLater.filter((one) => lineKey(one) !== key),
      };
    }),
  forgetSaved: (key) =>
    set(({ savedForLater }) => ({
      savedForLater: savedForLater.filter((one) => lineKey(one) !== key),
    })),
  putBack: ({ line, index, from, to }) =>
    set(({ cart, savedForLater }) => {
      const lists = { cart: cart.lines, saved: savedForLater };
      if (to !== "nowhere") lists[to] = withoutUnits(lists[to], line);
      lists[from] = withLineAt(lists[from], line, index);
      return { cart: { ...cart, lines: lists.cart }, savedForLater: lists.saved };
    }),
});

function withoutUnits(lines: CartLine[], taken: CartLine): CartLine[] {
  return lines
    .map((line) =>
      lineKey(line) === lineKey(taken)
        ? { ...line, quantity: line.quantity - taken.quantity }
        : line,
    )
    .filter((line) => line.quantity > 0);
}

function withLineAt(lines: CartLine[], line: CartLine, index: number): CartLine[] {
  if (lines.some((one) => lineKey(one) === lineKey(line)))
    return withUnits(lines, line, line.quantity);
  return [...lines.slice(0, index), line, ...lines.slice(index)];
}
