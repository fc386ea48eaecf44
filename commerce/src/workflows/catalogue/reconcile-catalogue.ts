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
  /** Checks only what has changed since this ISO date and time; everything where it is left out. */
  since?: string;
}

/** Has no compensation: a repaired document is correct. */
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
 * Compares products with the catalogue index and repairs the documents whose events were lost.
 * Answers what it found. Safe to run twice at once.
 */
export const reconcileCatalogueWorkflow = createWorkflow("reconcile-catalogue", (input: Input) => {
  return new WorkflowResponse(reconcileCatalogueStep(input));
});
