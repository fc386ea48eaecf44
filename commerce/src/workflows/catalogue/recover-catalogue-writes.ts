import { setTimeout as wait } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { CATALOGUE_JOURNAL_MODULE } from "../../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../../modules/catalogue-journal/service";
import { logFailedRollback, rollBackWrite } from "./roll-back-write";

/** Rolls back every catalogue write whose process has died. Safe in several processes at once. */
export async function recoverCatalogueWrites(container: MedusaContainer): Promise<void> {
  const journal = container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (;;) {
    const write = await journal.takeOver();
    if (!write) return;
    try {
      await rollBackWrite(container, write.id);
      logger.warn(
        `Catalogue write ${write.id} (${write.kind}) has lost its process and is rolled back.`,
      );
    } catch (error) {
      logFailedRollback(container, write.id, error);
    }
  }
}

/**
 * Waits until no write is going on: running ones end, and interrupted ones are rolled back when
 * their leases end.
 *
 * @throws Error where writes go on for longer than a minute
 */
export async function settleCatalogueWrites(container: MedusaContainer): Promise<void> {
  const journal = container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE);
  for (let seconds = 0; seconds < 60; seconds += 1) {
    await recoverCatalogueWrites(container);
    const open = await journal.listCatalogueWrites(
      { state: ["begun", "undoing"] },
      { select: ["id"], take: 1 },
    );
    if (open.length === 0) return;
    await wait(1_000);
  }
  throw new Error("Other writes of products have been going on for a minute: try again later.");
}
