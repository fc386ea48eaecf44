import type { BackendCart } from "~/commerce/backend-types.ts";
import type { BackendProblem } from "~/commerce/outcome.ts";
import type { CodeProblem } from "../cart-codes.ts";
import type { Shortage } from "./cart-gateway.ts";

/** What the queue knows of the backend's cart. */
export interface CartQueueState {
  /** The backend's cart as last answered; null before the first answer. */
  cart: BackendCart | null;
  /** `waiting`: the backend cannot answer now and is called again later; `problem` says why. */
  status: "idle" | "working" | "waiting";
  /**
   * Whether the backend could not be reached by the last call, or its answer is late. It stays true
   * during the next try, until an answer comes.
   */
  isUnreachable: boolean;
  /** What the backend refused, by variant id. The backend's cart keeps its former quantity. */
  refusals: Readonly<Record<string, BackendProblem>>;
  /** Desired lines that cannot be fulfilled, by variant id, as last checked. */
  shortages: Readonly<Record<string, Shortage>>;
  codeProblem: CodeProblem<BackendProblem> | null;
  /** The codes that do not count yet, with what has to be done first. */
  earlyCodes: Readonly<Record<string, BackendProblem>>;
  /** Why there is no cart, until a call succeeds; null if there is one or none is needed. */
  problem: BackendProblem | null;
}

/** Keeps the backend's cart in line with the desired lines. */
export interface CartQueue {
  /** Brings the backend's cart in line with the desired lines. Call it after every change. */
  sync: () => void;
  /** Retrieves the cart, checks prices and stock, and repeats what was refused. */
  retry: () => void;
  /** Retrieves the backend's cart again. */
  refresh: () => void;
  /** Resolves when no call is under way and none waits for the network. */
  settled: () => Promise<CartQueueState>;
}

/** The state before the first call. */
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
