import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { completeCartWorkflow, completeCartWorkflowId } from "@medusajs/medusa/core-flows";
import { amountChanges } from "../../carts/amounts/amount-changes";
import { amountsRefusal, changedRefusal } from "../../carts/amounts/amounts-refusal";
import type { PricedCart } from "../../carts/amounts/priced-cart";
import { shownTotal } from "../../carts/shown-total";
import { unavailableRefusal } from "../../carts/unavailable-refusal";
import { keepNoRecord } from "../../medusa-internals/transactions";

/** A cart as Medusa reads it to complete it. The order is made of this very reading. */
interface ReadCart extends PricedCart {
  payment_collection?: { payment_sessions?: BegunPayment[] } | null;
}

interface BegunPayment {
  status: string;
  amount: number;
  currency_code: string;
}

/** Why a cart cannot be completed; nothing where this is no reason. */
type Check = (container: MedusaContainer, cart: ReadCart) => Promise<Error | undefined>;

/**
 * What is asked before a cart becomes an order, in this order: the first reason is answered.
 *
 * - What is in it can be bought. Without this, Medusa sells what is no longer published, and fails
 *   without a reason where a product was deleted.
 * - It costs what it says. Medusa computes nothing anew.
 * - The payment is for its total, which Medusa does not compare.
 * - The shopper was shown its total.
 */
const checks: Check[] = [
  (container, { id }) => unavailableRefusal(container, id),
  amountsRefusal,
  async (_container, cart) => otherPaymentRefusal(cart),
  async (_container, cart) => otherTotalRefusal(cart),
];

completeCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  // What was bought is bought.
  if (cart.completed_at) return;
  for (const check of checks) {
    const refusal = await check(container, cart);
    if (refusal) throw refusal;
  }
});

/** What pays for nothing any more. */
const endedPayments = ["canceled", "error"];

function otherPaymentRefusal(cart: ReadCart): Error | undefined {
  const begun = cart.payment_collection?.payment_sessions ?? [];
  // What costs nothing is not paid: then there may be none.
  const isForOther = begun.some(
    ({ status, amount, currency_code }) =>
      !endedPayments.includes(status) &&
      (!isSameSum(amount, cart.total) || currency_code !== cart.currency_code),
  );
  if (!isForOther) return undefined;
  return new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    "The total has changed since you chose how to pay. Please look at it again.",
    "payment_amount_changed",
  );
}

function otherTotalRefusal(cart: ReadCart): Error | undefined {
  const shown = shownTotal();
  if (shown === undefined || isSameSum(shown, cart.total)) return undefined;
  return changedRefusal(amountChanges({ ...cart, total: shown }, cart));
}

/** Whether two sums are the same to the cent. */
function isSameSum(one: unknown, other: unknown): boolean {
  return Math.abs(Number(one) - Number(other)) < 0.005;
}

/**
 * Medusa keeps a record of every completion, for three days, and writes it after every step. Of steps
 * that run at the same time one waits for another's writing, and gives up after half a second: in a
 * rush for the last unit a completion that fails then ends half-way, takes nothing back and leaves
 * the cart locked for two minutes. Nothing reads the record: an order that was cut off is found by
 * what is missing of it.
 */
keepNoRecord(completeCartWorkflowId);
