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
  isPassing,
  type Outcome,
  unreachable,
} from "~/commerce/outcome.ts";
import type { Result } from "~/commerce/result.ts";
import { m } from "~/paraglide/messages.js";
import { termsOf, totalAmong } from "../steps/agreed-terms.ts";
import type { CardForm } from "./card-form.tsx";
import { costsNothing } from "./payment-methods.ts";

/** The order; or why there is none, with the cart as it is now where that is the reason. */
export type Placement = Result<OrderOfCart, BackendProblem> & { changedCart?: BackendCart };

/** What the shopper has agreed to. */
export interface AgreedOrder {
  cartId: string;
  /** As `termsOf` told them of the cart that was looked at. */
  terms: string;
  providerId: string;
  /** Whether a payment was begun before that may have succeeded since. */
  isPaying: boolean;
}

/** How an order is placed. */
export interface PlacingParts {
  /** What pays by card; null where nothing is to be typed for the payment. */
  card: CardForm | null;
  /** Where the bank leads back to. */
  returnUrl: string;
  /**
   * Whether it is asked for again after the page was left: what was begun is finished, and no
   * payment is begun that the shopper is not there to make.
   */
  isResumed: boolean;
  /** Called before a payment begins that may take the browser elsewhere. */
  onPaying: () => void;
  /** Called when it takes longer: somebody is in the way, or the network is away. */
  onWaiting: () => void;
}

/** How long an order is asked for before the shopper has to decide, milliseconds. */
const timeout = 90_000;
/** An answer that has not come by then is lost, milliseconds. */
const longestAnswer = 60_000;
/** Before the second try, milliseconds: others who buy the same are soon done. Then twice as long each time. */
const firstPause = 250;
/** Between two tries at most, milliseconds. */
const longestPause = 2_000;

/**
 * Places the order that was agreed to: payment for its total, then the order itself. A cart that
 * has changed since, or costs something else now, is not ordered. It goes on by itself where an answer is lost or somebody else
 * works on the cart; asked again, it finds the order that was placed and never places a second one,
 * and a payment that may have succeeded is never begun anew.
 */
export async function placeOrder(
  medusa: Medusa,
  agreed: AgreedOrder,
  { card, returnUrl, isResumed, onPaying, onWaiting }: PlacingParts,
): Promise<Placement> {
  // First, for a wallet opens only right after the click.
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

/** Makes calls that are safe to repeat, again and again while they go unanswered. */
function persistentCalls(onWaiting: () => void): Ask {
  const end = Date.now() + timeout;
  return async (call) => {
    for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
      const outcome = await Promise.race([attempt(call), lostAnswer()]);
      if (outcome.ok || !isPassing(outcome.problem)) return outcome;
      const waitMs = Math.max(pause, 1000 * (outcome.problem.retryAfter ?? 0));
      if (Date.now() + waitMs > end + longestPause) return outcome;
      onWaiting();
      await wait(waitMs);
    }
  };
}

/** A cart that is completed has its order, unless that was cut off: then it is made now. */
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
