import type { Product } from "@chemical-ink/product-api/contract/product";
import { textsIn } from "~/language/texts.ts";
import type { Slice } from "./slice.ts";
import { showToast } from "./toasts.ts";

const texts = textsIn({
  en: {
    added: "Product added to cart",
    addedSet: (products: number) => `${products} products added to cart`,
    removed: "Product removed from cart",
  },
  fr: {
    added: "Produit ajouté au panier",
    addedSet: (products: number) => `${products} produits ajoutés au panier`,
    removed: "Produit retiré du panier",
  },
});

/** A line item as the shopper sees it: the product as it was added, and how many. */
export type CartLine = Product & { quantity: number };

/** What the shopper wants, and the engine's cart that stands behind it. */
export interface Cart {
  /** Medusa's cart id; null until a first line reached the engine. */
  cartId: string | null;
  lines: CartLine[];
}

export interface CartSlice {
  cart: Cart;
  /** Adds units of a product: its line grows, or a new line is appended. Says so in a toast. */
  addToCart: (product: Product, quantity: number) => void;
  /** Adds one unit of each of several products, as a set of colours. Says so in one toast. */
  addSetToCart: (products: Product[]) => void;
  /** One more. */
  increaseQuantity: (productId: string) => void;
  /** One less, never below 1. */
  decreaseQuantity: (productId: string) => void;
  /** Exactly this many; below 1 counts as 1. */
  setQuantity: (productId: string, quantity: number) => void;
  /** The shopper has seen that the price is another than at adding: it is the line's from now on. */
  acceptPrice: (productId: string, price: number) => void;
  /** Removes the line. Says so in a toast. */
  deleteFromCart: (productId: string) => void;
  /** Empties the cart and forgets the engine's: after an order, or on request. */
  resetCart: () => void;
  /** Remembers which engine cart stands behind this one. */
  setCartId: (cartId: string | null) => void;
}

/** The cart that everybody starts with. */
export const emptyCart: Cart = { cartId: null, lines: [] };

/** Units in the cart, over all lines. */
export function unitsInCart(cart: Cart): number {
  return cart.lines.reduce((units, line) => units + line.quantity, 0);
}

/** Adds units to the line of a product, or appends a line; changes nothing in place. */
export function withUnits(lines: CartLine[], product: Product, quantity: number): CartLine[] {
  const units = wholeUnits(quantity);
  if (!lines.some((line) => line._id === product._id)) {
    return [...lines, { ...product, quantity: units }];
  }
  return lines.map((line) =>
    line._id === product._id ? { ...line, quantity: line.quantity + units } : line,
  );
}

export const createCartSlice: Slice<CartSlice> = (set) => {
  /** Changes the quantity of one line. */
  function changeQuantity(productId: string, change: (quantity: number) => number): void {
    set(({ cart }) => ({
      cart: {
        ...cart,
        lines: cart.lines.map((line) =>
          line._id === productId ? { ...line, quantity: wholeUnits(change(line.quantity)) } : line,
        ),
      },
    }));
  }

  return {
    cart: emptyCart,
    addToCart(product, quantity) {
      set(({ cart }) => ({ cart: { ...cart, lines: withUnits(cart.lines, product, quantity) } }));
      showToast({ kind: "success", text: texts().added });
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
        text: products.length === 1 ? texts().added : texts().addedSet(products.length),
      });
    },
    increaseQuantity: (productId) => changeQuantity(productId, (quantity) => quantity + 1),
    decreaseQuantity: (productId) => changeQuantity(productId, (quantity) => quantity - 1),
    setQuantity: (productId, quantity) => changeQuantity(productId, () => quantity),
    acceptPrice: (productId, price) =>
      set(({ cart }) => ({
        cart: {
          ...cart,
          lines: cart.lines.map((line) =>
            line._id === productId ? { ...line, Price: price } : line,
          ),
        },
      })),
    deleteFromCart(productId) {
      set(({ cart }) => ({
        cart: { ...cart, lines: cart.lines.filter((line) => line._id !== productId) },
      }));
      showToast({ kind: "error", text: texts().removed });
    },
    resetCart: () => set({ cart: emptyCart, promotionCodes: [] }),
    setCartId: (cartId) => set(({ cart }) => ({ cart: { ...cart, cartId } })),
  };
};

function wholeUnits(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(1, Math.floor(quantity)) : 1;
}
