import { WorkflowManager } from "@medusajs/framework/orchestration";
import { MedusaError } from "@medusajs/framework/utils";
import { completeCartWorkflow, completeCartWorkflowId } from "@medusajs/medusa/core-flows";
import { unavailableRefusal } from "../../carts/unavailable-refusal";

/**
 * A cart is not completed while something in it cannot be bought: the refusal names it, and the
 * cart stays as it is. Without this, Medusa sells what is no longer published, and fails without a
 * reason where a product was deleted. Nor is it completed with a payment of another amount than its
 * total, which Medusa does not compare.
 */
completeCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  refuseOtherAmount(cart);
  const refusal = await unavailableRefusal(container, input.id);
  if (refusal) throw refusal;
});

/** As much of a cart as tells what it costs and what is paid. */
interface PaidCart {
  completed_at?: Date | string | null;
  total: unknown;
  payment_collection?: { payment_sessions?: { amount: unknown }[] };
}

function refuseOtherAmount({ completed_at, total, payment_collection }: PaidCart): void {
  const paid = payment_collection?.payment_sessions?.[0]?.amount;
  // What was bought is bought, and what costs nothing is not paid.
  if (completed_at || paid === undefined) return;
  if (Math.abs(Number(paid) - Number(total)) < 0.005) return;
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    "The total has changed since you chose how to pay. Please look at it again.",
    "payment_amount_changed",
  );
}

/**
 * Medusa keeps a record of every completion, for three days, and writes it after every step. Of steps
 * that run at the same time one waits for another's writing, and gives up after half a second: in a
 * rush for the last unit a completion that fails then ends half-way, takes nothing back and leaves
 * the cart locked for two minutes. Nothing reads the record: an order that was cut off is found by
 * what is missing of it.
 */
function keepNoRecord(): void {
  const workflow = WorkflowManager.getWorkflow(completeCartWorkflowId);
  if (!workflow) throw new Error("Medusa has no workflow that completes a cart.");
  const { flow_, handlers_, options, requiredModules, optionalModules } = workflow;
  WorkflowManager.update(
    completeCartWorkflowId,
    flow_,
    handlers_,
    { ...options, retentionTime: undefined, store: false },
    requiredModules,
    optionalModules,
  );
}

keepNoRecord();
