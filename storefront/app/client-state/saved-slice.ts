import { type CartLine, lineKey, withUnits } from "./cart-lines.ts";
import type { CartSlice } from "./cart-slice.ts";
import { mergedLines } from "./merge-tabs.ts";
import type { PersistedPart } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";

/** A line that was moved or removed, as much as is needed to put it back. */
export interface LineMove {
  /** The line as it was, with as many units as went. */
  line: CartLine;
  /** Its place in the list that it left, from 0. */
  index: number;
  from: "cart" | "saved";
  to: "cart" | "saved" | "nowhere";
}

/** Lines are named by their key, see `lineKey`. */
export interface SavedSlice {
  /** What the shopper put aside to buy later: never ordered, and nothing is kept for it. */
  savedForLater: CartLine[];
  /** Moves a line from the cart to what is saved for later. */
  saveForLater: (key: string) => void;
  /** Moves what is saved back into the cart, where its line grows or is appended. */
  moveToCart: (key: string) => void;
  /** Forgets what was saved. */
  forgetSaved: (key: string) => void;
  /** Undoes a move: the units leave where they went, and the line is back where it was. */
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
