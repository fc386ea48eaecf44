import type { EngineCart } from "~/commerce/backend-types.ts";
import type { Outcome } from "~/commerce/outcome.ts";
import type { CodeBook, CodeStep } from "../cart-codes.ts";
import type { CartStep, Wish } from "./cart-steps.ts";

/** A wish that cannot be fulfilled in full. */
export interface Shortage {
  variantId: string;
  /** `gone`: no longer sold. `too_few`: there are fewer than wished for. */
  reason: "gone" | "too_few";
  /** How many there are. */
  available: number;
  /** What to tell the shopper, in the engine's words. */
  sentence: string;
}

/** The calls about carts that the queue makes. */
export interface CartGateway {
  create: () => Promise<Outcome<EngineCart>>;
  /** "not-found" for a dead id; a cart that became an order tells when, as `completed_at`. */
  retrieve: (cartId: string) => Promise<Outcome<EngineCart>>;
  perform: (cartId: string, step: CartStep) => Promise<Outcome<EngineCart>>;
  /** Puts a promotion code on the cart, or takes it off. Done twice, it is as done once. */
  performCode: (cartId: string, step: CodeStep) => Promise<Outcome<EngineCart>>;
  /** Looks at the prices again: Medusa keeps those of the day a line was added or last changed. */
  reprice: (cart: EngineCart) => Promise<Outcome<EngineCart>>;
  /** Which of these wishes cannot be fulfilled, whether they are in the cart or not. */
  shortages: (cartId: string, wishes: readonly Wish[]) => Promise<Outcome<Shortage[]>>;
}

/** What the shopper wants and remembers: the client state's cart. */
export interface WishBook extends CodeBook {
  wishes: () => readonly Wish[];
  cartId: () => string | null;
  setCartId: (cartId: string | null) => void;
  /** This cart became an order: forgets it and its codes, and takes what was ordered off the wishes. */
  takeOrder: (cartId: string, ordered: readonly Wish[]) => void;
}
