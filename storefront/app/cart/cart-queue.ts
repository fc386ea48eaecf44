import type { EngineCart } from "~/commerce/engine-types.ts";
import type { EngineProblem, Outcome } from "~/commerce/outcome.ts";
import { type CartStep, nextStep, type Wish, wishOf } from "./cart-steps.ts";

/** The calls about carts that the queue makes. Each answers with the whole cart. */
export interface CartGateway {
  create: () => Promise<Outcome<EngineCart>>;
  /** "not-found" for a dead id; a cart that became an order tells when, as `completed_at`. */
  retrieve: (cartId: string) => Promise<Outcome<EngineCart>>;
  perform: (cartId: string, step: CartStep) => Promise<Outcome<EngineCart>>;
}

/** What the shopper wants and remembers: the client state's cart. */
export interface WishBook {
  wishes: () => readonly Wish[];
  cartId: () => string | null;
  setCartId: (cartId: string | null) => void;
  /** This cart became an order: forgets it, and takes what was ordered off the wishes. */
  takeOrder: (cartId: string, ordered: readonly Wish[]) => void;
}

export interface CartQueueState {
  /** The engine's cart as last answered; null until the engine was asked. */
  cart: EngineCart | null;
  /** `waiting`: the engine cannot be reached and will be asked again. */
  status: "idle" | "working" | "waiting";
  /** What the engine refused, by variant id; the engine keeps what it had. */
  refusals: Readonly<Record<string, EngineProblem>>;
  /** Why there is no cart at all; null when there is one or none is needed. */
  problem: EngineProblem | null;
}

export interface CartQueue {
  /** Brings the engine's cart in line with the wishes as they are now. Call after every change. */
  sync: () => void;
  /** Looks at the engine's cart again, and asks again for what was refused. */
  retry: () => void;
  /** Resolves when nothing is under way and nothing waits for the network. */
  settled: () => Promise<CartQueueState>;
}

/** The state before anything was asked. */
export const untouchedCart: CartQueueState = {
  cart: null,
  status: "idle",
  refusals: {},
  problem: null,
};

interface CartQueueParts {
  gateway: CartGateway;
  book: WishBook;
  onChange: (state: CartQueueState) => void;
  /** Resolves when another try is worth it; `attempt` counts from 1. */
  waitForRetry: (attempt: number) => Promise<void>;
}

/**
 * Makes the engine's cart what the shopper wants, one call at a time. It keeps no list of clicks:
 * before every call it compares the wishes with the cart, so the last wish for a line wins, and a
 * call whose answer was lost is not repeated blindly. A cart that is gone is replaced and refilled;
 * of one that became an order only what was not ordered goes into the next.
 */
export function createCartQueue(parts: CartQueueParts): CartQueue {
  const { gateway, book, onChange, waitForRetry } = parts;
  let state = untouchedCart;
  const refused = new Map<string, { quantity: number; problem: EngineProblem }>();
  let running: Promise<void> | null = null;
  let changedMeanwhile = false;
  let lookAgain = false;
  let failures = 0;
  let lastDone = "";

  function change(part: Partial<CartQueueState>): void {
    state = { ...state, ...part };
    onChange(state);
  }

  function refuse(wish: Wish, problem: EngineProblem): void {
    refused.set(wish.variantId, { quantity: wish.quantity, problem });
    change({ refusals: problemsByVariant() });
  }

  function problemsByVariant(): Record<string, EngineProblem> {
    return Object.fromEntries([...refused].map(([variantId, { problem }]) => [variantId, problem]));
  }

  /** A refusal counts for the quantity that was refused; another wish is another question. */
  function forgetOldRefusals(wishes: readonly Wish[]): void {
    for (const [variantId, { quantity }] of refused) {
      const wanted = wishes.find((wish) => wish.variantId === variantId)?.quantity ?? 0;
      if (wanted !== quantity) refused.delete(variantId);
    }
    change({ refusals: problemsByVariant() });
  }

  async function work(): Promise<void> {
    change({ status: "working", problem: null });
    lastDone = "";
    let more = true;
    while (more) {
      changedMeanwhile = false;
      more = (await advance()) || changedMeanwhile;
    }
    change({ status: "idle" });
  }

  /** Does one thing; false when there is nothing left to do. */
  async function advance(): Promise<boolean> {
    const wishes = book.wishes();
    forgetOldRefusals(wishes);
    const cartId = book.cartId();
    if (!cartId) return wishes.length > 0 ? create() : noCart();
    if (lookAgain || state.cart?.id !== cartId) return retrieve(cartId);
    const step = nextStep(wishes, state.cart, (wish) => refused.has(wish.variantId));
    return step ? perform(cartId, step) : false;
  }

  function noCart(): false {
    change({ cart: null });
    return false;
  }

  async function create(): Promise<boolean> {
    const created = await gateway.create();
    if (!created.ok) return giveUpOrWait(created.problem);
    failures = 0;
    book.setCartId(created.value.id);
    change({ cart: created.value });
    return true;
  }

  async function retrieve(cartId: string): Promise<boolean> {
    const found = await gateway.retrieve(cartId);
    if (found.ok) {
      failures = 0;
      lookAgain = false;
      return found.value.completed_at ? takeOrder(found.value) : keep(found.value);
    }
    if (found.problem.code === "not-found") return replaceCart(cartId);
    return giveUpOrWait(found.problem);
  }

  function keep(cart: EngineCart): true {
    change({ cart });
    return true;
  }

  /** Its answer may have been lost: what was bought must not be bought again. */
  function takeOrder(cart: EngineCart): true {
    const ordered = (cart.items ?? []).map(({ variant_id, quantity }) => ({
      variantId: variant_id ?? "",
      quantity,
    }));
    book.takeOrder(cart.id, ordered);
    change({ cart: null });
    return true;
  }

  async function perform(cartId: string, step: CartStep): Promise<boolean> {
    const done = await gateway.perform(cartId, step);
    if (done.ok) {
      failures = 0;
      change({ cart: done.value });
      refuseWhatDoesNotHelp(step);
      return true;
    }
    if (done.problem.code === "unreachable") return giveUpOrWait(done.problem);
    if (mayBeGone(done.problem)) return findOutWhatIsGone(cartId, step, done.problem);
    refuse(wishOf(step), done.problem);
    return true;
  }

  /** A step the engine accepts again and again without effect would never end. */
  function refuseWhatDoesNotHelp(step: CartStep): void {
    const done = JSON.stringify(step);
    if (done === lastDone) {
      const sentence = "The shop could not bring this line up to date.";
      refuse(wishOf(step), { code: "unexpected", sentence });
    }
    lastDone = done;
  }

  /** The cart, the line or the variant, or all was ordered: only the cart can tell. */
  async function findOutWhatIsGone(
    cartId: string,
    step: CartStep,
    problem: EngineProblem,
  ): Promise<boolean> {
    const more = await retrieve(cartId);
    const line = state.cart?.items?.find((item) => "lineId" in step && item.id === step.lineId);
    const stillThere = state.cart?.id === cartId && (step.kind === "add" || line);
    if (more && stillThere) refuse(wishOf(step), problem);
    return more;
  }

  function replaceCart(goneId: string): true {
    if (book.cartId() === goneId) book.setCartId(null);
    change({ cart: null });
    return true;
  }

  /** Waits for the network; anything else ends the work until the next wish. */
  async function giveUpOrWait(problem: EngineProblem): Promise<boolean> {
    if (problem.code !== "unreachable") {
      change({ problem });
      return false;
    }
    failures += 1;
    change({ status: "waiting", cart: null });
    await waitForRetry(failures);
    change({ status: "working" });
    return true;
  }

  function sync(): void {
    changedMeanwhile = true;
    running ??= work().finally(() => {
      running = null;
      if (changedMeanwhile) sync();
    });
  }

  return {
    sync,
    retry() {
      refused.clear();
      lookAgain = true;
      sync();
    },
    async settled() {
      while (running) await running;
      return state;
    },
  };
}

function mayBeGone(problem: EngineProblem): boolean {
  return problem.code === "not-found" || problem.code === "already-ordered";
}
