import type { Product } from "@chemical-ink/product-api/contract/product";
import { m } from "~/paraglide/messages.js";
import { type Cart, emptyCart, lineKey, wholeUnits, withUnits } from "./cart-lines.ts";
import type { CodesSlice } from "./codes-slice.ts";
import { mergedCart } from "./merge-tabs.ts";
import type { PersistedPart } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";
import { showToast } from "./toasts.ts";

/** Lines are identified by their key, see `lineKey`. */
export interface CartSlice {
  cart: Cart;
  /** Adds units of a variant to its line or as a new line, and shows a toast. */
  addToCart: (product: Product, quantity: number) => void;
  /** Adds one unit of each product, such as a set of colours, and shows one toast. */
  addSetToCart: (products: Product[]) => void;
  increaseQuantity: (key: string) => void;
  /** Takes one unit off; the least is 1. */
  decreaseQuantity: (key: string) => void;
  /** Sets the units; less than 1 counts as 1. */
  setQuantity: (key: string, quantity: number) => void;
  /** The shopper has seen the changed price: it becomes the price of the line. */
  acceptPrice: (key: string, price: number) => void;
  deleteFromCart: (key: string) => void;
  /** Empties the cart and forgets the backend's cart. */
  resetCart: () => void;
  setCartId: (cartId: string | null) => void;
}

/** Products that were added before the stored cart was read are added to it. */
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
