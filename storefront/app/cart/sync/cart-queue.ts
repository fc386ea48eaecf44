import type { BackendCart } from "~/commerce/backend-types.ts";
import {
  type BackendProblem,
  isTransient,
  mayBeGone,
  type Outcome,
  unexpected,
} from "~/commerce/outcome.ts";
import { type CodeStep, createCodeMemory } from "../cart-codes.ts";
import type { CartGateway, DesiredCart } from "./cart-gateway.ts";
import { type CartQueue, type CartQueueState, untouchedCart } from "./cart-queue-state.ts";
import { type CartStep, type DesiredLine, desiredLineOf, nextStep } from "./cart-steps.ts";
import type { CrossTabLock } from "./cross-tab-lock.ts";
import { createAnswerTimeout, watchedGateway } from "./gateway-with-timeout.ts";
import { createRefusals } from "./refusals.ts";

interface CartQueueParts {
  gateway: CartGateway;
  desired: DesiredCart;
  /** Held during every call, so that two tabs never call about the same cart at once. */
  lock: CrossTabLock;
  onChange: (state: CartQueueState) => void;
  /** Resolves when the next try is worth it, after `atLeast` seconds; `attempt` counts from 1. */
  waitForRetry: (attempt: number, atLeast: number) => Promise<void>;
  /** Resolves when an answer is late; the call goes on. */
  answerIsLate: () => Promise<void>;
}

/** After one step: there may be more to do, there is not, or the queue has to wait. */
type Progress = "more" | "done" | "waiting";

/**
 * Makes the backend's cart what the shopper wants, one call at a time. It keeps no list of clicks:
 * before every call it compares the desired lines with the cart. So the last click on a line wins,
 * and a call whose answer was lost is not repeated blindly. A cart that is gone is replaced and
 * refilled. If a cart became an order, only the units that were not ordered go into the next cart.
 */
export function createCartQueue(parts: CartQueueParts): CartQueue {
  const { desired, lock, onChange, waitForRetry, answerIsLate } = parts;
  const timeout = createAnswerTimeout(answerIsLate, () => change({ isUnreachable: true }));
  const gateway = watchedGateway(parts.gateway, timeout, noteAnswer);
  let state = untouchedCart;
  const refused = createRefusals();
  const codes = createCodeMemory(desired);
  let running: Promise<void> | null = null;
  let changedMeanwhile = false;
  let mustRetrieve = false;
  let mustReprice = false;
  let mustCheckStock = false;
  let failures = 0;
  let lastDone = "";

  function change(part: Partial<CartQueueState>): void {
    state = { ...state, ...part };
    onChange(state);
  }

  function noteAnswer(outcome: Outcome<unknown>): void {
    const isUnreachable = !outcome.ok && outcome.problem.code === "unreachable";
    if (isUnreachable !== state.isUnreachable) change({ isUnreachable });
    const { problem } = state;
    // Any answer ends a passing problem; another problem needs a success.
    const isOver = outcome.ok || (problem && isTransient(problem) && !isTransient(outcome.problem));
    if (problem && isOver) change({ problem: null });
  }

  function refuse(desiredLine: DesiredLine, problem: BackendProblem): void {
    refused.add(desiredLine, problem);
    mustCheckStock = true;
    change({ refusals: refused.byVariant() });
  }

  async function work(): Promise<void> {
    change({ status: "working" });
    lastDone = "";
    // Another tab may hold the lock while it waits for the backend.
    timeout.start();
    while ((await lock.hold(workOnce)) === "waiting") {
      // Outside the lock: another tab may be able to reach the backend.
      change({ status: "waiting", cart: null });
      await waitForRetry(failures, state.problem?.retryAfter ?? 0);
      change({ status: "working" });
    }
    timeout.end();
    change({ status: "idle" });
  }

  /** Does all steps within one lock: while it is held, no other tab changes the cart. */
  async function workOnce(continues: boolean): Promise<Progress> {
    if (!continues) mustRetrieve = true;
    let progress: Progress = "more";
    while (progress === "more" || (progress === "done" && changedMeanwhile)) {
      changedMeanwhile = false;
      progress = await advance();
    }
    return progress;
  }

  async function advance(): Promise<Progress> {
    const desiredLines = desired.desiredLines();
    refused.forgetOld(desiredLines);
    forgetOldShortages(desiredLines);
    const cartId = desired.cartId();
    if (!cartId) return desiredLines.length > 0 ? create() : noCart();
    if (mustRetrieve || state.cart?.id !== cartId) return retrieve(cartId);
    const step = nextStep(desiredLines, state.cart, refused.has);
    if (step) return perform(cartId, step);
    if (mustReprice) return reprice(state.cart);
    const codeStep = desiredLines.length > 0 ? codes.next(state.cart) : null;
    if (codeStep) return performCode(cartId, codeStep);
    return mustCheckStock ? findShortages(cartId, desiredLines) : "done";
  }

  function forgetOldShortages(desiredLines: readonly DesiredLine[]): void {
    const left = Object.entries(state.shortages).filter(([variantId, { available }]) =>
      desiredLines.some(
        (desiredLine) => desiredLine.variantId === variantId && desiredLine.quantity > available,
      ),
    );
    change({ refusals: refused.byVariant(), shortages: Object.fromEntries(left) });
  }

  function noCart(): Progress {
    change({ cart: null, problem: null, isUnreachable: false });
    return "done";
  }

  async function create(): Promise<Progress> {
    const created = await gateway.create();
    if (!created.ok) return stopOrWait(created.problem);
    failures = 0;
    desired.setCartId(created.value.id);
    return keep(created.value);
  }

  async function retrieve(cartId: string): Promise<Progress> {
    const found = await gateway.retrieve(cartId);
    if (found.ok) {
      failures = 0;
      mustRetrieve = false;
      return found.value.completed_at ? takeOrder(found.value) : keep(found.value);
    }
    if (found.problem.code === "not-found") return replaceCart(cartId);
    return stopOrWait(found.problem);
  }

  function keep(cart: BackendCart): Progress {
    change({ cart });
    return "more";
  }

  /** The answer of the completion may have been lost; its items must not be bought again. */
  function takeOrder(cart: BackendCart): Progress {
    const ordered = (cart.items ?? []).map(({ variant_id, quantity }) => ({
      variantId: variant_id ?? "",
      quantity,
    }));
    desired.takeOrder(cart.id, ordered);
    change({ cart: null });
    return "more";
  }

  async function perform(cartId: string, step: CartStep): Promise<Progress> {
    const done = await gateway.perform(cartId, step);
    if (done.ok) {
      failures = 0;
      change({ cart: done.value });
      refuseIneffectiveStep(step);
      return "more";
    }
    if (isTransient(done.problem)) return stopOrWait(done.problem);
    if (mayBeGone(done.problem)) return findWhatIsGone(cartId, step, done.problem);
    refuse(desiredLineOf(step), done.problem);
    return "more";
  }

  /** If this fails, a product is no longer sold: the shortages report it. */
  async function reprice(cart: BackendCart): Promise<Progress> {
    if (!cart.items?.length) {
      mustReprice = false;
      return "more";
    }
    const repriced = await gateway.reprice(cart);
    if (!repriced.ok && isTransient(repriced.problem)) {
      return stopOrWait(repriced.problem);
    }
    mustReprice = false;
    if (!repriced.ok) return mayBeGone(repriced.problem) ? retrieve(cart.id) : "more";
    failures = 0;
    return keep(repriced.value);
  }

  async function performCode(cartId: string, step: CodeStep): Promise<Progress> {
    if (step.kind === "apply") change({ codeProblem: null });
    const done = await gateway.performCode(cartId, step);
    if (done.ok) {
      failures = 0;
      codes.note(step, done.value);
      change({ cart: done.value, earlyCodes: codes.early() });
      return "more";
    }
    if (isTransient(done.problem)) return stopOrWait(done.problem);
    if (mayBeGone(done.problem)) {
      const progress = await retrieve(cartId);
      if (progress !== "more" || state.cart?.id !== cartId) return progress;
    }
    if (done.problem.code === "too-early" && state.cart) {
      codes.note(step, state.cart, done.problem);
      change({ earlyCodes: codes.early() });
      return "more";
    }
    if (step.kind === "apply") desired.dropCode(step.code);
    else desired.keepCode(step.code);
    change({ codeProblem: { code: step.code, problem: done.problem } });
    return "more";
  }

  /** A step that the backend accepts again and again without effect would repeat for ever. */
  function refuseIneffectiveStep(step: CartStep): void {
    const done = JSON.stringify(step);
    if (done === lastDone) {
      refuse(desiredLineOf(step), unexpected());
    }
    lastDone = done;
  }

  /**
   * The cart, the line or the variant is gone, or the cart became an order: retrieving it tells
   * which.
   */
  async function findWhatIsGone(
    cartId: string,
    step: CartStep,
    problem: BackendProblem,
  ): Promise<Progress> {
    const progress = await retrieve(cartId);
    const line = state.cart?.items?.find((item) => "lineId" in step && item.id === step.lineId);
    const stillThere = state.cart?.id === cartId && (step.kind === "add" || line);
    if (progress === "more" && stillThere) refuse(desiredLineOf(step), problem);
    return progress;
  }

  function replaceCart(goneId: string): Progress {
    if (desired.cartId() === goneId) desired.setCartId(null);
    change({ cart: null });
    return "more";
  }

  /** Finds how many units there are. If the backend cannot tell, the refusals are shown alone. */
  async function findShortages(
    cartId: string,
    desiredLines: readonly DesiredLine[],
  ): Promise<Progress> {
    const found = await gateway.shortages(cartId, desiredLines);
    if (!found.ok && isTransient(found.problem)) return stopOrWait(found.problem);
    mustCheckStock = false;
    if (found.ok) {
      change({ shortages: Object.fromEntries(found.value.map((one) => [one.variantId, one])) });
    }
    return "more";
  }

  /** Waits for a passing problem; any other one ends the work until the next change. */
  function stopOrWait(problem: BackendProblem): Progress {
    change({ problem });
    if (!isTransient(problem)) return "done";
    failures += 1;
    return "waiting";
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
      codes.clear();
      mustRetrieve = true;
      mustReprice = true;
      mustCheckStock = true;
      sync();
    },
    refresh() {
      mustRetrieve = true;
      sync();
    },
    async settled() {
      while (running) await running;
      return state;
    },
  };
}
