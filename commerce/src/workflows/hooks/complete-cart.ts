import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { completeCartWorkflow, completeCartWorkflowId } from "@medusajs/medusa/core-flows";
import { amountChanges } from "../../carts/amounts/amount-changes";
import { amountsRefusal, changedRefusal } from "../../carts/amounts/amounts-refusal";
import type { PricedCart } from "../../carts/amounts/priced-cart";
import { shownTotal } from "../../carts/shown-total";
import { unavailableRefusal } from "../../carts/unavailable-refusal";
import { keepNoRecord } from "../../medusa-internals/transactions";

/** A cart as Medusa reads it to complete it. The order copies it. */
interface ReadCart extends PricedCart {
  payment_collection?: { payment_sessions?: BegunPayment[] } | null;
}

interface BegunPayment {
  status: string;
  amount: number;
  currency_code: string;
}

/** Why a cart cannot be completed; undefined where this check passes. */
type Check = (container: MedusaContainer, cart: ReadCart) => Promise<Error | undefined>;

/**
 * The checks before a cart becomes an order, in this order. The first failure is answered.
 *
 * - All products can be bought. Medusa sells unpublished ones, and fails without a reason for
 *   deleted ones.
 * - The amounts are current. Medusa does not compute them again.
 * - The payment has the cart's total, which Medusa does not compare.
 * - The shopper has seen the total.
 */
const checks: Check[] = [
  (container, { id }) => unavailableRefusal(container, id),
  amountsRefusal,
  async (_container, cart) => otherPaymentRefusal(cart),
  async (_container, cart) => otherTotalRefusal(cart),
];

completeCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  if (cart.completed_at) return;
  for (const check of checks) {
    const refusal = await check(container, cart);
    if (refusal) throw refusal;
  }
});

/** The statuses of a payment that ended without money. */
const endedPayments = ["canceled", "error"];

function otherPaymentRefusal(cart: ReadCart): Error | undefined {
  const begun = cart.payment_collection?.payment_sessions ?? [];
  // A cart that costs nothing needs no payment.
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

/** Whether two sums are equal to the cent. */
function isSameSum(one: unknown, other: unknown): boolean {
  return Math.abs(Number(one) - Number(other)) < 0.005;
}

/**
 * Medusa records every completion for three days, and writes the record after every step. Of two
 * parallel steps one waits for the other's write, and fails after half a second. In a rush for the
 * last unit, a failing completion then stops half-way, rolls nothing back and keeps the cart locked
 * for two minutes. Nothing reads the record: partial orders are found by what they lack.
 */
keepNoRecord(completeCartWorkflowId);
