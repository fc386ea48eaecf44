import {
  DistributedTransaction,
  TransactionOrchestrator,
  WorkflowManager,
} from "@medusajs/framework/orchestration";

/*
 * Stands on Medusa 2.21.2's workflow engine, which documents only `createWorkflow` and its steps:
 * `DistributedTransaction.loadTransaction`, `TransactionOrchestrator.getWorkflowOptions`,
 * `WorkflowManager.getWorkflow` and `update`, and two keys of a run's context.
 */

/**
 * The context of a workflow that runs in the hook of another one, which holds the lock of the cart.
 * It makes Medusa take no second lock, for which it would wait until it fails.
 */
export const withinCartLock = { parentStepIdempotencyKey: "the-lock-of-the-cart-is-held" };

/** The context in which such a workflow is rolled back when the outer one fails. */
export const undoneWithinCartLock = { ...withinCartLock, cancelingFromParentStep: true };

/**
 * Stops Medusa from looking up workflows that keep no record of their runs. It looks them up in the
 * database before every workflow and sub-workflow; adding to a cart does so eight times in vain.
 */
export function skipNeedlessLookups(): void {
  const lookUp = DistributedTransaction.loadTransaction.bind(DistributedTransaction);
  DistributedTransaction.loadTransaction = async (workflowId, transactionId, options) => {
    const known = TransactionOrchestrator.getWorkflowOptions(workflowId);
    return known && !known.store ? null : lookUp(workflowId, transactionId, options);
  };
}

/**
 * Makes one of Medusa's workflows keep no record of its runs, which is no option of a run.
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
