import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CATALOGUE_JOURNAL_MODULE } from "../../../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../../../modules/catalogue-journal/service";
import { categoriesClaim } from "../../../modules/catalogue-journal/service";
import type { OpenWrite } from "./begin-catalogue-write";

interface Input {
  write: OpenWrite;
  /** The answer to the caller, stored where the request has a key. */
  answer: object;
}

/**
 * Ends a write. It must be the last step of a workflow. A part of a larger write only releases its
 * claim on the category paths.
 *
 * @throws Error where the write's lease has ended and it was rolled back
 */
export const finishCatalogueWriteStep = createStep(
  "finish-catalogue-write",
  async ({ write, answer }: Input, { container }) => {
    const journal = container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE);
    if (!write.isOwn) {
      await journal.release(write.id, [categoriesClaim]);
    } else if (!(await journal.finish(write.id, write.request ? answer : null))) {
      throw new Error(`Catalogue write ${write.id} took too long and was rolled back.`);
    }
    return new StepResponse(undefined);
  },
);
