import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CATALOGUE_JOURNAL_MODULE } from "../../../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../../../modules/catalogue-journal/service";
import { categoriesClaim } from "../../../modules/catalogue-journal/service";
import type { OpenWrite } from "./begin-catalogue-write";

interface Input {
  write: OpenWrite;
  /** What the caller is answered; kept where the request has a key. */
  answer: object;
}

/**
 * Ends a write: from here on it is done. Has to be a workflow's last step. A part of a
 * larger write only lets others at the category paths again.
 *
 * @throws Error where the write was thought dead and has been rolled back meanwhile
 */
export const finishCatalogueWriteStep = createStep(
  "finish-catalogue-write",
  async ({ write, answer }: Input, { container }) => {
    const journal = container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE);
    if (!write.isOwn) {
      await journal.release(write.id, [categoriesClaim]);
    } else if (!(await journal.finish(write.id, write.request ? answer : null))) {
      throw new Error(`Catalogue write ${write.id} took too long and has been taken back.`);
    }
    return new StepResponse(undefined);
  },
);
