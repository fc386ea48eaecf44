import type Medusa from "@medusajs/medusa-js";
import {
  choosePayment,
  completeCart,
  findOrderOfCart,
  type OrderOfCart,
} from "~/commerce/cart-calls.ts";
import type { EngineCart } from "~/commerce/engine-types.ts";
import { attempt, type EngineProblem } from "~/commerce/outcome.ts";
import { textsIn } from "~/language/texts.ts";

const texts = textsIn({
  en: {
    changed: "Your cart has changed, please look again.",
    paymentRefused: "The payment was not accepted. Choose another way to pay, or try again.",
    soldOut:
      "Something in your cart was sold in the meantime. Go back to the cart to see what is left.",
  },
  fr: {
    changed: "Votre panier a changé, veuillez le revoir.",
    paymentRefused:
      "Le paiement n’a pas été accepté. Choisissez un autre mode de paiement ou réessayez.",
    soldOut:
      "Un article de votre panier a été vendu entre-temps. Retournez au panier pour voir ce qui reste.",
  },
});

/** The order; or why there is none, with the cart as it is now where that is the reason. */
export type Placement =
  | { ok: true; value: OrderOfCart }
  | { ok: false; problem: EngineProblem; changedCart?: EngineCart };

/**
 * Places the order that was reviewed: payment for its total, then the order itself. A cart that
 * has changed since is not ordered. Asked again after an answer was lost, it finds the order that
 * was placed and never places a second one.
 */
export async function placeOrder(
  medusa: Medusa,
  reviewed: EngineCart,
  providerId: string,
): Promise<Placement> {
  const found = await attempt(async () => (await medusa.carts.retrieve(reviewed.id)).cart);
  if (!found.ok) return found;
  if (!found.value.completed_at) {
    if (termsOf(found.value) !== termsOf(reviewed)) {
      const problem: EngineProblem = { code: "refused", sentence: texts().changed };
      return { ok: false, problem, changedCart: found.value };
    }
    const chosen = await attempt(() => choosePayment(medusa, found.value, providerId));
    if (!chosen.ok) return chosen;
  } else {
    const before = await attempt(() => findOrderOfCart(medusa, reviewed.id));
    if (!before.ok) return before;
    if (before.value) return { ok: true, value: before.value };
  }
  const completed = await attempt(() => completeCart(medusa, reviewed.id));
  if (!completed.ok) return { ok: false, problem: orderProblem(completed.problem) };
  if (completed.value.type === "cart") {
    console.error("The payment was not accepted.", completed.value.reason);
    return { ok: false, problem: { code: "refused", sentence: texts().paymentRefused } };
  }
  const order = await attempt(() => findOrderOfCart(medusa, reviewed.id));
  if (!order.ok) return order;
  if (!order.value) throw new Error(`The order of cart ${reviewed.id} is not to be found.`);
  return { ok: true, value: order.value };
}

/** What the shopper agrees to, to compare: what is bought, at what prices, and the total. */
function termsOf({ items, total }: EngineCart): string {
  const lines = (items ?? [])
    .map(({ id, variant_id, quantity, unit_price }) => [id, variant_id, quantity, unit_price])
    .sort(([one], [other]) => String(one).localeCompare(String(other)));
  return JSON.stringify([lines, total]);
}

function orderProblem(problem: EngineProblem): EngineProblem {
  return problem.code === "out-of-stock" ? { ...problem, sentence: texts().soldOut } : problem;
}
