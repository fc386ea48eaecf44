import { type CartLine, withUnits } from "./cart-slice.ts";
import type { Slice } from "./slice.ts";

export interface SavedSlice {
  /** What the shopper put aside to buy later: never ordered, and nothing is kept for it. */
  savedForLater: CartLine[];
  /** Moves a line from the cart to what is saved for later. */
  saveForLater: (productId: string) => void;
  /** Moves what is saved back into the cart, where its line grows or is appended. */
  moveToCart: (productId: string) => void;
  /** Forgets what was saved. */
  forgetSaved: (productId: string) => void;
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
});
