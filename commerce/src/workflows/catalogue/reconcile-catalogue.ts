import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { type Mended, mendChangesSince, mendEverything } from "../../search/reconcile-index";

interface Input {
  /** Looks only at what has changed since then: an ISO date and time. Everything, when left out. */
  since?: string;
}

/** Nothing to take back: a document that has been brought in line with its product is right. */
const mendCatalogueStep = createStep("mend-catalogue", async ({ since }: Input, { container }) => {
  const begun = performance.now();
  const mended = since
    ? await mendChangesSince(container, new Date(since))
    : await mendEverything(container);
  const sentence = said(mended, performance.now() - begun);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  if (mended.missing + mended.outdated + mended.left_over > 0) logger.warn(sentence);
  else logger.debug(sentence);
  return new StepResponse(mended);
});

function said({ checked, missing, outdated, left_over }: Mended, milliseconds: number): string {
  const seconds = (milliseconds / 1000).toFixed(1);
  return (
    `Catalogue index: ${checked} products checked in ${seconds} s; mended ` +
    `${missing} missing, ${outdated} outdated and ${left_over} left-over documents`
  );
}

/**
 * Finds what differs between shop and catalogue index, whatever event was lost, and mends it.
 * Answers what it found. It may run twice at once.
 */
export const mendCatalogueWorkflow = createWorkflow("mend-catalogue", (input: Input) => {
  return new WorkflowResponse(mendCatalogueStep(input));
});
