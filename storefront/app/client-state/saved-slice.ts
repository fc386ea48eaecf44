import { type CartLine, withUnits } from "./cart-slice.ts";
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

export interface SavedSlice {
  /** What the shopper put aside to buy later: never ordered, and nothing is kept for it. */
  savedForLater: CartLine[];
  /** Moves a line from the cart to what is saved for later. */
  saveForLater: (productId: string) => void;
  /** Moves what is saved back into the cart, where its line grows or is appended. */
  moveToCart: (productId: string) => void;
  /** Forgets what was saved. */
  forgetSaved: (productId: string) => void;
  /** Undoes a move: the units leave where they went, and the line is back where it was. */
  putBack: (move: LineMove) => void;
}

export const createSavedSlice: Slice<SavedSlice> = (set) => ({
  savedForLater: [],
  saveForLater: (productId) =>
    set(({ cart, savedForLater }) => {
      const line = cart.lines.find(({ _id }) => _id === productId);
      if (!line) return {};
      return {
        cart: { ...cart, lines: cart.lines.filter(({ _id }) => _id !== productId) },
        savedForLater: withUnits(savedForLater, line, line.quantity),
      };
    }),
  moveToCart: (productId) =>
    set(({ cart, savedForLater }) => {
      const line = savedForLater.find(({ _id }) => _id === productId);
      if (!line) return {};
      return {
        cart: { ...cart, lines: withUnits(cart.lines, line, line.quantity) },
        savedForLater: savedForLater.filter(({ _id }) => _id !== productId),
      };
    }),
  forgetSaved: (productId) =>
    set(({ savedForLater }) => ({
      savedForLater: savedForLater.filter(({ _id }) => _id !== productId),
    })),
  putBack: ({ line, index, from, to }) =>
    set(({ cart, savedForLater }) => {
      const lists = { cart: cart.lines, saved: savedForLater };
      if (to !== "nowhere") lists[to] = withoutUnits(lists[to], line);
      lists[from] = withLineAt(lists[from], line, index);
      return { cart: { ...cart, lines: lists.cart }, savedForLater: lists.saved };
    }),
});

function withoutUnits(lines: CartLine[], { _id, quantity }: CartLine): CartLine[] {
  return lines
    .map((line) => (line._id === _id ? { ...line, quantity: line.quantity - quantity } : line))
    .filter((line) => line.quantity > 0);
}

function withLineAt(lines: CartLine[], line: CartLine, index: number): CartLine[] {
  if (lines.some(({ _id }) => _id === line._id)) return withUnits(lines, line, line.quantity);
  return [...lines.slice(0, index), line, ...lines.slice(index)];
}
