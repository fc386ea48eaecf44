import type Medusa from "@medusajs/medusa-js";
import type { BackendCart } from "~/commerce/backend-types.ts";
import {
  beginPayment,
  choosePayment,
  completeCart,
  findOrderOfCart,
  type OrderOfCart,
} from "~/commerce/cart-calls.ts";
import {
  attempt,
  type BackendProblem,
  changed,
  isTransient,
  type Outcome,
  unreachable,
} from "~/commerce/outcome.ts";
import type { Result } from "~/commerce/result.ts";
import { m } from "~/paraglide/messages.js";
import { termsOf, totalAmong } from "../steps/agreed-terms.ts";
import type { CardForm } from "./card-form.tsx";
import { costsNothing } from "./payment-methods.ts";

/** The order, or why there is none; with the cart of now if that is the reason. */
export type Placement = Result<OrderOfCart, BackendProblem> & { changedCart?: BackendCart };

/** What the shopper agreed to. */
export interface AgreedOrder {
  cartId: string;
  terms: string;
  providerId: string;
  /** Whether an earlier payment may have succeeded meanwhile. */
  isPaying: boolean;
}

/** What placing an order needs besides the agreement. */
export interface PlacingParts {
  /** The card form; null if the payment needs no input. */
  card: CardForm | null;
  /** The URL to which the bank returns. */
  returnUrl: string;
  /**
   * Whether the placing is resumed after the page was left: a payment that was begun is finished,
   * and no new payment is begun without the shopper.
   */
  isResumed: boolean;
  /** Called before a payment that may take the browser to another page. */
  onPaying: () => void;
  /** Called when it takes longer: another call works on the cart, or the network is away. */
  onWaiting: () => void;
}

/** How long the order is tried before the shopper has to decide, ms. */
const timeout = 90_000;
/** An answer that takes longer is lost, ms. */
const longestAnswer = 60_000;
/**
 * The pause before the second try, ms; it doubles with each try. Other buyers of the same units are
 * done soon.
 */
const firstPause = 250;
/** The longest pause between two tries, ms. */
const longestPause = 2_000;

/**
 * Places the agreed order: first the payment of its total, then the order. A cart that has changed
 * or costs another amount is not ordered. It repeats calls whose answer was lost or that another
 * call blocked. Called again, it finds the placed order and never places a second one, and a
 * payment that may have succeeded is never begun again.
 */
export async function placeOrder(
  medusa: Medusa,
  agreed: AgreedOrder,
  { card, returnUrl, isResumed, onPaying, onWaiting }: PlacingParts,
): Promise<Placement> {
  // First, because a wallet opens only right after the click.
  const checked = await card?.check();
  if (checked?.ok === false) return checked;

  const ask = persistentCalls(onWaiting);
  const complete = () => completed(medusa, ask, agreed);
  const found = await ask(async () => (await medusa.carts.retrieve(agreed.cartId)).cart);
  if (!found.ok) return found;
  const cart = found.value;
  if (cart.completed_at) return wholeOrder(medusa, ask, agreed);

  const isChanged = termsOf(cart) !== agreed.terms;
  if (agreed.isPaying) {
    const before = await complete();
    if (before.ok || before.problem.code !== "unpaid") return before;
    if (isResumed && !isChanged) return before;
  }
  if (isChanged) return { ok: false, problem: changed(), changedCart: cart };
  if (costsNothing(cart)) {
    const begun = await ask(() => beginPayment(medusa, cart));
    return begun.ok ? complete() : refusedOrder(begun.problem);
  }
  const chosen = await ask(() => choosePayment(medusa, cart, agreed.providerId));
  if (!chosen.ok) return refusedOrder(chosen.problem);
  if (card) {
    onPaying();
    const paid = await card.confirm(chosen.value.clientSecret, returnUrl);
    if (!paid.ok) return paid;
  }
  return complete();
}

type Ask = <Value>(call: () => Promise<Value>) => Promise<Outcome<Value>>;

/** Repeats calls that are safe to repeat while they stay unanswered. */
function persistentCalls(onWaiting: () => void): Ask {
  const end = Date.now() + timeout;
  return async (call) => {
    for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
      const outcome = await Promise.race([attempt(call), lostAnswer()]);
      if (outcome.ok || !isTransient(outcome.problem)) return outcome;
      const waitMs = Math.max(pause, 1000 * (outcome.problem.retryAfter ?? 0));
      if (Date.now() + waitMs > end + longestPause) return outcome;
      onWaiting();
      await wait(waitMs);
    }
  };
}

/** A completed cart has its order; if the completion was cut off, it is finished now. */
async function wholeOrder(medusa: Medusa, ask: Ask, agreed: AgreedOrder): Promise<Placement> {
  const before = await ask(() => findOrderOfCart(medusa, agreed.cartId));
  if (!before.ok) return before;
  return before.value ? { ok: true, value: before.value } : completed(medusa, ask, agreed);
}

async function completed(
  medusa: Medusa,
  ask: Ask,
  { cartId, terms }: AgreedOrder,
): Promise<Placement> {
  const answer = await ask(() => completeCart(medusa, cartId, totalAmong(terms)));
  if (!answer.ok && answer.problem.code === "changed") {
    const now = await ask(async () => (await medusa.carts.retrieve(cartId)).cart);
    return now.ok ? { ...answer, changedCart: now.value } : now;
  }
  if (!answer.ok) return refusedOrder(answer.problem);
  if (answer.value.type === "cart") {
    console.error("The payment was not accepted.", answer.value.reason);
    return { ok: false, problem: { code: "unpaid", sentence: m.place_order_payment_refused() } };
  }
  const order = await ask(() => findOrderOfCart(medusa, cartId));
  if (!order.ok) return order;
  if (!order.value) throw new Error(`The order of cart ${cartId} is not to be found.`);
  return { ok: true, value: order.value };
}

function refusedOrder(problem: BackendProblem): Placement {
  const sentences: Partial<Record<BackendProblem["code"], string>> = {
    "out-of-stock": m.place_order_sold_out(),
    unpaid: m.place_order_not_paid(),
  };
  return {
    ok: false,
    problem: { ...problem, sentence: sentences[problem.code] ?? problem.sentence },
  };
}

async function lostAnswer(): Promise<{ ok: false; problem: BackendProblem }> {
  await wait(longestAnswer);
  return { ok: false, problem: unreachable() };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
