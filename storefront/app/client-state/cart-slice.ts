import type { Product } from "@chemical-ink/product-api/contract/product";
import { m } from "~/paraglide/messages.js";
import { type Cart, emptyCart, lineKey, wholeUnits, withUnits } from "./cart-lines.ts";
import type { CodesSlice } from "./codes-slice.ts";
import { mergedCart } from "./merge-tabs.ts";
import type { PersistedPart } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";
import { showToast } from "./toasts.ts";

/** Lines are named by their key, see `lineKey`. */
export interface CartSlice {
  cart: Cart;
  /** Adds units of a variant: its line grows, or a new line is appended. Says so in a toast. */
  addToCart: (product: Product, quantity: number) => void;
  /** Adds one unit of each of several products, as a set of colours. Says so in one toast. */
  addSetToCart: (products: Product[]) => void;
  /** One more. */
  increaseQuantity: (key: string) => void;
  /** One less, never below 1. */
  decreaseQuantity: (key: string) => void;
  /** Exactly this many; below 1 counts as 1. */
  setQuantity: (key: string, quantity: number) => void;
  /** The shopper has seen that the price is another than at adding: it is the line's from now on. */
  acceptPrice: (key: string, price: number) => void;
  /** Removes the line. Says so in a toast. */
  deleteFromCart: (key: string) => void;
  /** Empties the cart and forgets the backend's: after an order, or on request. */
  resetCart: () => void;
  /** Remembers which backend cart stands behind this one. */
  setCartId: (cartId: string | null) => void;
}

/** Products that were put into the cart before it was read are added to the stored ones. */
export const persistedCart: PersistedPart<Cart> = {
  toStored: (cart) => cart,
  afterEarlierVisit: (stored, current) => ({
    ...stored,
    lines: current.lines.reduce(
      (lines, line) => withUnits(lines, line, line.quantity),
      stored.lines,
    ),
  }),
  afterOtherTab: (stored, current, agreed = emptyCart) => mergedCart(agreed, current, stored),
};

export const createCartSlice: Slice<CartSlice, Pick<CodesSlice, "promotionCodes">> = (set) => {
  /** Changes the quantity of one line. */
  function changeQuantity(key: string, change: (quantity: number) => number): void {
    set(({ cart }) => ({
      cart: {
        ...cart,
        lines: cart.lines.map((line) =>
          lineKey(line) === key ? { ...line, quantity: wholeUnits(change(line.quantity)) } : line,
        ),
      },
    }));
  }

  return {
    cart: emptyCart,
    addToCart(product, quantity) {
      set(({ cart }) => ({ cart: { ...cart, lines: withUnits(cart.lines, product, quantity) } }));
      showToast({ kind: "success", text: m.cart_slice_added() });
    },
    addSetToCart(products) {
      set(({ cart }) => ({
        cart: {
          ...cart,
          lines: products.reduce((lines, product) => withUnits(lines, product, 1), cart.lines),
        },
      }));
      showToast({
        kind: "success",
        text:
          products.length === 1
            ? m.cart_slice_added()
            : m.cart_slice_added_set({ products: products.length }),
      });
    },
    increaseQuantity: (key) => changeQuantity(key, (quantity) => quantity + 1),
    decreaseQuantity: (key) => changeQuantity(key, (quantity) => quantity - 1),
    setQuantity: (key, quantity) => changeQuantity(key, () => quantity),
    acceptPrice: (key, price) =>
      set(({ cart }) => ({
        cart: {
          ...cart,
          lines: cart.lines.map((line) =>
            lineKey(line) === key ? { ...line, Price: price } : line,
          ),
        },
      })),
    deleteFromCart(key) {
      set(({ cart }) => ({
        cart: { ...cart, lines: cart.lines.filter((line) => lineKey(line) !== key) },
      }));
      showToast({ kind: "error", text: m.cart_slice_removed() });
    },
    resetCart: () => set({ cart: emptyCart, promotionCodes: [] }),
    setCartId: (cartId) => set(({ cart }) => ({ cart: { ...cart, cartId } })),
  };
};
