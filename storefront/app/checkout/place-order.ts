import type Medusa from "@medusajs/medusa-js";
import { choosePayment, completeCart } from "~/commerce/cart-calls.ts";
import type { EngineCart, EngineOrder } from "~/commerce/engine-types.ts";
import { attempt, type EngineProblem } from "~/commerce/outcome.ts";

/** The order; or why there is none, with the cart as it is now where that is the reason. */
export type Placement =
  | { ok: true; value: EngineOrder }
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
      return { ok: false, problem: changed, changedCart: found.value };
    }
    const chosen = await attempt(() => choosePayment(medusa, found.value, providerId));
    if (!chosen.ok) return chosen;
  }
  const completed = await attempt(() => completeCart(medusa, reviewed.id));
  if (!completed.ok) return { ok: false, problem: orderProblem(completed.problem) };
  if (completed.value.type === "order") return { ok: true, value: completed.value.order };
  console.error("The payment was not accepted.", completed.value.reason);
  return { ok: false, problem: { code: "refused", sentence: paymentRefused } };
}

const changed: EngineProblem = {
  code: "refused",
  sentence: "Your cart has changed, please look again.",
};

/** What the shopper agrees to, to compare: what is bought, at what prices, and the total. */
function termsOf({ items, total }: EngineCart): string {
  const lines = (items ?? [])
    .map(({ id, variant_id, quantity, unit_price }) => [id, variant_id, quantity, unit_price])
    .sort(([one], [other]) => String(one).localeCompare(String(other)));
  return JSON.stringify([lines, total]);
}

const paymentRefused = "The payment was not accepted. Choose another way to pay, or try again.";
const soldOut =
  "Something in your cart was sold in the meantime. Go back to the cart to see what is left.";

function orderProblem(problem: EngineProblem): EngineProblem {
  return problem.code === "out-of-stock" ? { ...problem, sentence: soldOut } : problem;
}
