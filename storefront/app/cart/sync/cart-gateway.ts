import type { BackendCart } from "~/commerce/backend-types.ts";
import type { Outcome } from "~/commerce/outcome.ts";
import type { CodeStep, DesiredCodes } from "../cart-codes.ts";
import type { CartStep, DesiredLine } from "./cart-steps.ts";

/** A desired line that cannot be fulfilled in full. */
export interface Shortage {
  variantId: string;
  /** `gone`: no longer sold. `too_few`: fewer in stock than desired. */
  reason: "gone" | "too_few";
  available: number;
}

/** The calls about carts that the queue makes. */
export interface CartGateway {
  create: () => Promise<Outcome<BackendCart>>;
  /** "not-found" for an unknown id; `completed_at` is set on a cart that became an order. */
  retrieve: (cartId: string) => Promise<Outcome<BackendCart>>;
  perform: (cartId: string, step: CartStep) => Promise<Outcome<BackendCart>>;
  /** Applies or removes a promotion code. Repeating a step changes nothing. */
  performCode: (cartId: string, step: CodeStep) => Promise<Outcome<BackendCart>>;
  /** Updates the prices: Medusa keeps the price of the day a line was added or last changed. */
  reprice: (cart: BackendCart) => Promise<Outcome<BackendCart>>;
  /** The desired lines that cannot be fulfilled, whether or not they are in the cart. */
  shortages: (cartId: string, desiredLines: readonly DesiredLine[]) => Promise<Outcome<Shortage[]>>;
}

/** What the shopper wants: the client state's cart. */
export interface DesiredCart extends DesiredCodes {
  desiredLines: () => readonly DesiredLine[];
  cartId: () => string | null;
  setCartId: (cartId: string | null) => void;
  /**
   * Handles a cart that became an order: forgets the cart and its codes, and takes the ordered
   * units off the desired lines.
   */
  takeOrder: (cartId: string, ordered: readonly DesiredLine[]) => void;
}
