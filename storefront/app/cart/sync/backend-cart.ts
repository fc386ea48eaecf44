import type Medusa from "@medusajs/medusa-js";
import { clientState } from "~/client-state/client-state.ts";
import { showToast } from "~/client-state/toasts.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";
import {
  addLine,
  applyPromotionCode,
  createCart,
  deleteLine,
  listUnavailable,
  removePromotionCode,
  repriceCart,
  setLine,
} from "~/commerce/cart-calls.ts";
import { medusaClient } from "~/commerce/medusa-client.ts";
import { attempt, type BackendProblem, type Outcome, unavailable } from "~/commerce/outcome.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { cartState } from "../cart-state.ts";
import { withoutOrdered } from "../ordered-lines.ts";
import type { CartGateway, DesiredCart } from "./cart-gateway.ts";
import { createCartQueue } from "./cart-queue.ts";
import type { CartQueue } from "./cart-queue-state.ts";
import type { CartStep } from "./cart-steps.ts";
import { browserLock, type CrossTabLock } from "./cross-tab-lock.ts";
import { isMergePending } from "./pending-merge.ts";

const longestWaitMs = 30_000;
/** An answer that takes longer than this, ms, is reported as late. */
const lateAfterMs = 5_000;
/** An answer that takes longer than this, ms, counts as lost. No call takes the backend so long. */
const answerWithinMs = 30_000;

/** Connects the client state's cart with the backend through one queue, and starts the queue. */
export function connectCart(config: PublicConfig): CartQueue {
  const queue = createCartQueue({
    gateway: withSession(config, medusaGateway(medusaClient(config))),
    desired: clientDesiredCart,
    lock: withPendingMerge(config, browserLock()),
    onChange: (state) => cartState.setState(state),
    waitForRetry,
    answerIsLate: () => pause(lateAfterMs),
  });
  clientState.subscribe(({ cart, promotionCodes }, before) => {
    if (cart === before.cart && promotionCodes === before.promotionCodes) return;
    // A change that another tab made is sent by that tab.
    if (document.visibilityState === "visible") queue.sync();
  });
  document.addEventListener("visibilitychange", () => {
    // The other tab may have been closed before it sent its change.
    if (document.visibilityState === "visible") queue.sync();
  });
  if (clientDesiredCart.cartId()) queue.retry();
  else queue.sync();
  return queue;
}

const clientDesiredCart: DesiredCart = {
  desiredLines: () =>
    clientState.getState().cart.lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
  cartId: () => clientState.getState().cart.cartId,
  setCartId: (cartId) => clientState.getState().setCartId(cartId),
  codes: () => clientState.getState().promotionCodes,
  keepCode: (code) => clientState.getState().addPromotionCode(code),
  dropCode: (code) => clientState.getState().removePromotionCode(code),
  takeOrder(cartId, ordered) {
    const { cart } = clientState.getState();
    // Another tab has already taken the order off the lines.
    if (cart.cartId !== cartId) return;
    clientState.setState({
      cart: { cartId: null, lines: withoutOrdered(cart.lines, ordered) },
      promotionCodes: [],
    });
    showToast({ kind: "success", text: m.backend_cart_ordered() });
  },
};

/**
 * A customer's cart is visible to that customer only, so no call is made before the session is
 * known: the backend answers a guest that there is no such cart, and the queue would replace it.
 */
function withSession(config: PublicConfig, gateway: CartGateway): CartGateway {
  async function when<Value>(ask: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    const problem = await sessionProblem(config);
    return problem ? { ok: false, problem } : ask();
  }
  return {
    create: () => when(gateway.create),
    retrieve: (cartId) => when(() => gateway.retrieve(cartId)),
    perform: (cartId, step) => when(() => gateway.perform(cartId, step)),
    reprice: (cart) => when(() => gateway.reprice(cart)),
    performCode: (cartId, step) => when(() => gateway.performCode(cartId, step)),
    shortages: (cartId, desiredLines) => when(() => gateway.shortages(cartId, desiredLines)),
  };
}

/** A pending merge of the customer's carts is done first, whenever the lock is taken. */
function withPendingMerge(config: PublicConfig, lock: CrossTabLock): CrossTabLock {
  return {
    hold: (work) =>
      lock.hold(async (continues) => {
        if (!isMergePending()) return work(continues);
        await resumeSession(config);
        await (await import("./merge-guest-cart.ts")).finishMerge(config);
        return work(false);
      }),
  };
}

async function sessionProblem(config: PublicConfig): Promise<BackendProblem | null> {
  if (!clientState.getState().user.userInfo) return null;
  const problem = await resumeSession(config);
  if (problem) return problem;
  return isMergePending() ? unavailable() : null;
}

/** Resumes an earlier session; gives the reason if that is not possible for now. */
async function resumeSession(config: PublicConfig): Promise<BackendProblem | null> {
  const session = await import("~/identity/session.ts");
  await session.resumeSession(config);
  return session.transientSessionProblem();
}

function medusaGateway(medusa: Medusa): CartGateway {
  return {
    create: () => asked(() => createCart(medusa)),
    retrieve: (cartId) => asked(async () => (await medusa.carts.retrieve(cartId)).cart),
    perform: (cartId, step) => asked(() => performStep(medusa, cartId, step)),
    reprice: (cart) => asked(() => repriceCart(medusa, cart)),
    performCode: (cartId, { kind, code }) =>
      asked(() =>
        kind === "apply"
          ? applyPromotionCode(medusa, cartId, code)
          : removePromotionCode(medusa, cartId, code),
      ),
    shortages: (cartId, desiredLines) =>
      asked(async () =>
        (await listUnavailable(medusa, cartId, desiredLines)).map((item) => ({
          variantId: item.variant_id,
          reason: item.reason,
          available: item.available,
        })),
      ),
  };
}

/** A call without an answer counts as lost: the queue then retrieves the cart again. */
function asked<Value>(call: () => Promise<Value>): Promise<Outcome<Value>> {
  const lost = pause(answerWithinMs).then((): never => {
    throw new TypeError("The backend does not answer.");
  });
  lost.catch(() => {});
  return attempt(() => Promise.race([call(), lost]));
}

async function performStep(medusa: Medusa, cartId: string, step: CartStep): Promise<BackendCart> {
  switch (step.kind) {
    case "add":
      return addLine(medusa, cartId, step.variantId, step.quantity);
    case "set":
      return setLine(medusa, cartId, step.lineId, step.quantity);
    case "delete":
      return deleteLine(medusa, cartId, step.lineId);
  }
}

/**
 * Waits 1, 2, 4 … seconds, or as long as the backend asked for, or until the browser is online
 * again.
 */
function waitForRetry(attemptNumber: number, atLeast: number): Promise<void> {
  const usualMs = Math.min(longestWaitMs, 1000 * 2 ** (attemptNumber - 1));
  const waitMs = Math.max(usualMs, 1000 * atLeast);
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, waitMs);
    window.addEventListener("online", go);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
