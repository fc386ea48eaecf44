import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  type Reconciled,
  reconcileChangesSince,
  reconcileEverything,
} from "../../search/reconcile-index";

interface Input {
  /** Looks only at what has changed since then: an ISO date and time. Everything, when left out. */
  since?: string;
}

/** Nothing to roll back: a document that has been brought in line with its product is right. */
const reconcileCatalogueStep = createStep(
  "reconcile-catalogue",
  async ({ since }: Input, { container }) => {
    const begun = performance.now();
    const reconciled = since
      ? await reconcileChangesSince(container, new Date(since))
      : await reconcileEverything(container);
    const sentence = said(reconciled, performance.now() - begun);
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    if (reconciled.missing + reconciled.outdated + reconciled.left_over > 0) logger.warn(sentence);
    else logger.debug(sentence);
    return new StepResponse(reconciled);
  },
);

function said({ checked, missing, outdated, left_over }: Reconciled, milliseconds: number): string {
  const seconds = (milliseconds / 1000).toFixed(1);
  return (
    `Catalogue index: ${checked} products checked in ${seconds} s; repaired ` +
    `${missing} missing, ${outdated} outdated and ${left_over} left-over documents`
  );
}

/**
 * Finds what differs between shop and catalogue index, whatever event was lost, and repairs it.
 * Answers what it found. It may run twice at once.
 */
export const reconcileCatalogueWorkflow = createWorkflow("reconcile-catalogue", (input: Input) => {
  return new WorkflowResponse(reconcileCatalogueStep(input));
});
