import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CatalogueRefusal } from "../../../catalogue-product/refusal";
import { CATALOGUE_JOURNAL_MODULE } from "../../../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../../../modules/catalogue-journal/service";
import type { IdempotentRequest, WriteKind } from "../../../modules/catalogue-journal/service";
import { removeUnfinishedProducts } from "../remove-unfinished-products";
import { logNotTakenBack, rollBackWrite } from "../roll-back-write";
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
  /** What it claims for itself, until it ends. */
  claims: string[];
  /** The products it is going to make. */
  newProductIds?: string[];
  /** The larger write that this one is a part of. */
  writeId?: string;
  request?: IdempotentRequest;
}

/** How long a write waits for others that are writing the same, milliseconds. */
const timeout = 30_000;

/**
 * Begins a write in the journal, or joins a larger one, and claims what it is going to touch.
 *
 * Its compensation is the one way back for all steps of a write: it rolls back whatever they did,
 * with the same code that recovers from a dead process. They need none of their own. A part of a
 * larger write leaves that to it.
 *
 * @throws CatalogueRefusal in_progress where others have claimed the same for too long
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
      // A step that fails is not compensated for what it did before.
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
      if (!(await journal.isTakenBack(write.id))) return;
      // It was thought dead. What it made since belongs to nobody.
      await removeUnfinishedProducts(container, newProductIds, await readShopSettings(container));
    } catch (error) {
      logNotTakenBack(container, write.id, error);
    }
  },
);

function inProgress(message: string): CatalogueRefusal {
  return new CatalogueRefusal("in_progress", message);
}
