import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CatalogueRefusal } from "../../../catalogue-product/refusal";
import { CATALOGUE_JOURNAL_MODULE } from "../../../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../../../modules/catalogue-journal/service";
import type { IdempotentRequest, WriteKind } from "../../../modules/catalogue-journal/service";
import { removeUnfinishedProducts } from "../remove-unfinished-products";
import { logFailedRollback, rollBackWrite } from "../roll-back-write";
import { readShopSettings } from "../shop-settings";

/** A write that is going on. */
export interface OpenWrite {
  id: string;
  /** False where a larger write, such as an import, has begun it and will end it. */
  isOwn: boolean;
  request?: IdempotentRequest;
}

interface Input {
  kind: WriteKind;
  /** What it claims until it ends. */
  claims: string[];
  /** The ids of the products that it will create. */
  newProductIds?: string[];
  /** The larger write that this one is a part of. */
  writeId?: string;
  request?: IdempotentRequest;
}

/** How long a write waits for others with the same claims, milliseconds. */
const timeout = 30_000;

/**
 * Begins a write in the journal, or joins a larger one, and claims what it will change.
 *
 * Its compensation rolls back all steps of the write, with the code that recovers from a dead
 * process, so the other steps have none of their own. In a larger write, that write is rolled back.
 *
 * @throws CatalogueRefusal in_progress where other writes hold the claims for too long
 */
export const beginCatalogueWriteStep = createStep(
  "begin-catalogue-write",
  async ({ kind, claims, newProductIds = [], writeId, request }: Input, { container }) => {
    const journal = container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE);
    if (writeId) await journal.renew(writeId);
    const id = writeId ?? (await journal.begin(kind, request));
    if (!id) throw inProgress("This very request is being answered already.");
    const write: OpenWrite = { id, isOwn: !writeId, request };
    try {
      if (!(await journal.claim(id, claims, timeout))) {
        throw inProgress("Somebody else is writing this; please try again in a moment.");
      }
      await journal.record(
        id,
        newProductIds.map((product_id) => ({ product_id, before: null })),
      );
    } catch (error) {
      // Medusa does not compensate a step that throws.
      if (write.isOwn && (await journal.giveUp(id))) await journal.markUndone(id);
      throw error;
    }
    return new StepResponse(write, { write, newProductIds });
  },
  async (begun, { container }) => {
    if (!begun?.write.isOwn) return;
    const { write, newProductIds } = begun;
    const journal = container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE);
    try {
      if (await journal.giveUp(write.id)) return await rollBackWrite(container, write.id);
      if (!(await journal.isRolledBack(write.id))) return;
      // Its lease has ended and it was rolled back. Products that it created since would be left
      // over.
      await removeUnfinishedProducts(container, newProductIds, await readShopSettings(container));
    } catch (error) {
      logFailedRollback(container, write.id, error);
    }
  },
);

function inProgress(message: string): CatalogueRefusal {
  return new CatalogueRefusal("in_progress", message);
}
