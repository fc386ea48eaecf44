import {
  DistributedTransaction,
  TransactionOrchestrator,
  WorkflowManager,
} from "@medusajs/framework/orchestration";

/*
 * Stands on Medusa 2.21.2's workflow engine, of which only `createWorkflow` and its steps are documented:
 * `DistributedTransaction.loadTransaction`, `TransactionOrchestrator.getWorkflowOptions`,
 * `WorkflowManager.getWorkflow` and `update`, and two keys of a run's context.
 */

/**
 * The context of a workflow that is run by another one's hook, which holds the lock of the cart:
 * Medusa's workflows take no lock of their own within another. Waiting for it, they would fail.
 */
export const withinCartLock = { parentStepIdempotencyKey: "the-lock-of-the-cart-is-held" };

/** The context in which such a workflow is undone when the workflow around it fails. */
export const undoneWithinCartLock = { ...withinCartLock, cancelingFromParentStep: true };

/**
 * From now on, a workflow that keeps no record of its runs is not looked for in the database. Medusa
 * looks before every workflow, and every workflow within it; adding to a cart asks eight times in vain.
 */
export function skipNeedlessLookups(): void {
  const lookUp = DistributedTransaction.loadTransaction.bind(DistributedTransaction);
  DistributedTransaction.loadTransaction = async (workflowId, transactionId, options) => {
    const known = TransactionOrchestrator.getWorkflowOptions(workflowId);
    return known && !known.store ? null : lookUp(workflowId, transactionId, options);
  };
}

/**
 * From now on, a workflow of Medusa's keeps no record of its runs: what it is made with is not an
 * option of whoever runs it.
 *
 * @throws Error where Medusa has no such workflow
 */
export function keepNoRecord(workflowId: string): void {
  const workflow = WorkflowManager.getWorkflow(workflowId);
  if (!workflow) throw new Error(`Medusa has no workflow ${workflowId}.`);
  const { flow_, handlers_, options, requiredModules, optionalModules } = workflow;
  WorkflowManager.update(
    workflowId,
    flow_,
    handlers_,
    { ...options, retentionTime: undefined, store: false },
    requiredModules,
    optionalModules,
  );
}
