import type { BackendCart } from "~/commerce/backend-types.ts";
import type { Outcome } from "~/commerce/outcome.ts";
import type { CodeBook, CodeStep } from "../cart-codes.ts";
import type { CartStep, DesiredLine } from "./cart-steps.ts";

/** A desired line that cannot be fulfilled in full. */
export interface Shortage {
  variantId: string;
  /** `gone`: no longer sold. `too_few`: there are fewer than desired. */
  reason: "gone" | "too_few";
  /** How many there are. */
  available: number;
  /** What to tell the shopper, in the backend's words. */
  sentence: string;
}

/** The calls about carts that the queue makes. */
export interface CartGateway {
  create: () => Promise<Outcome<BackendCart>>;
  /** "not-found" for a dead id; a cart that became an order tells when, as `completed_at`. */
  retrieve: (cartId: string) => Promise<Outcome<BackendCart>>;
  perform: (cartId: string, step: CartStep) => Promise<Outcome<BackendCart>>;
  /** Puts a promotion code on the cart, or takes it off. Done twice, it is as done once. */
  performCode: (cartId: string, step: CodeStep) => Promise<Outcome<BackendCart>>;
  /** Looks at the prices again: Medusa keeps those of the day a line was added or last changed. */
  reprice: (cart: BackendCart) => Promise<Outcome<BackendCart>>;
  /** Which of these desired lines cannot be fulfilled, whether they are in the cart or not. */
  shortages: (cartId: string, desiredLines: readonly DesiredLine[]) => Promise<Outcome<Shortage[]>>;
}

/** What the shopper wants and remembers: the client state's cart. */
export interface DesiredCart extends CodeBook {
  desiredLines: () => readonly DesiredLine[];
  cartId: () => string | null;
  setCartId: (cartId: string | null) => void;
  /** This cart became an order: forgets it and its codes, and takes what was ordered off the desired lines. */
  takeOrder: (cartId: string, ordered: readonly DesiredLine[]) => void;
}
