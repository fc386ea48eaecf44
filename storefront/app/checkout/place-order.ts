import type Medusa from "@medusajs/medusa-js";
import { choosePayment, completeCart } from "~/commerce/cart-calls.ts";
import type { EngineOrder } from "~/commerce/engine-types.ts";
import { attempt, type EngineProblem, type Outcome } from "~/commerce/outcome.ts";

/**
 * Places the order: payment for the total as it is now, then the order itself. Asked again after
 * an answer was lost, it finds the order that was placed and never places a second one.
 */
export async function placeOrder(
  medusa: Medusa,
  cartId: string,
  providerId: string,
): Promise<Outcome<EngineOrder>> {
  const found = await attempt(async () => (await medusa.carts.retrieve(cartId)).cart);
  if (!found.ok) return found;
  if (!found.value.completed_at) {
    const chosen = await attempt(() => choosePayment(medusa, found.value, providerId));
    if (!chosen.ok) return chosen;
  }
  const completed = await attempt(() => completeCart(medusa, cartId));
  if (!completed.ok) return { ok: false, problem: orderProblem(completed.problem) };
  if (completed.value.type === "order") return { ok: true, value: completed.value.order };
  console.error("The payment was not accepted.", completed.value.reason);
  return { ok: false, problem: { code: "refused", sentence: paymentRefused } };
}

const paymentRefused = "The payment was not accepted. Choose another way to pay, or try again.";
const soldOut =
  "Something in your cart was sold in the meantime. Go back to the cart to see what is left.";

function orderProblem(problem: EngineProblem): EngineProblem {
  return problem.code === "out-of-stock" ? { ...problem, sentence: soldOut } : problem;
}
