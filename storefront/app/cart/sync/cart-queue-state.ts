import type { BackendCart } from "~/commerce/backend-types.ts";
import type { BackendProblem } from "~/commerce/outcome.ts";
import type { CodeProblem } from "../cart-codes.ts";
import type { Shortage } from "./cart-gateway.ts";

/** The backend's side of the cart, as far as the queue knows it. */
export interface CartQueueState {
  /** The backend's cart as last answered; null until the backend was asked. */
  cart: BackendCart | null;
  /** `waiting`: the backend cannot answer now and will be asked again; `problem` says why. */
  status: "idle" | "working" | "waiting";
  /**
   * The backend could not be reached when it was last asked, or lets wait too long for its answer;
   * true until it answers, also while it is asked again.
   */
  isUnreachable: boolean;
  /** What the backend refused, by variant id; the backend keeps what it had. */
  refusals: Readonly<Record<string, BackendProblem>>;
  /** What cannot be had in full, by variant id, as last asked. */
  shortages: Readonly<Record<string, Shortage>>;
  /** The promotion code that was refused last, and why. */
  codeProblem: CodeProblem<BackendProblem> | null;
  /** Of the codes that count once something else is done, what that is. */
  earlyCodes: Readonly<Record<string, BackendProblem>>;
  /** Why there is no cart at all, until a call succeeds; null when there is one or none is needed. */
  problem: BackendProblem | null;
}

/** What keeps the backend's cart in line with the shopper's. */
export interface CartQueue {
  /** Brings the backend's cart in line with the desired lines as they are now. Call after every change. */
  sync: () => void;
  /** Looks at the backend's cart and at the stock again, and asks again for what was refused. */
  retry: () => void;
  /** Looks at the backend's cart again, for who wants to see it now. */
  look: () => void;
  /** Resolves when nothing is under way and nothing waits for the network. */
  settled: () => Promise<CartQueueState>;
}

/** The state before anything was asked. */
export const untouchedCart: CartQueueState = {
  cart: null,
  status: "idle",
  isUnreachable: false,
  refusals: {},
  shortages: {},
  codeProblem: null,
  earlyCodes: {},
  problem: null,
};
