import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import";
import type CatalogueImportModuleService from "../modules/catalogue-import/service";
import { reconcileCatalogueWorkflow } from "../workflows/catalogue/reconcile-catalogue";

/** The first run of a process looks back so far, milliseconds. */
const firstLook = 24 * 60 * 60 * 1000;

/** A change gets its date before its transaction commits, at most so much later, milliseconds. */
const longestTransaction = 2 * 60 * 1000;

/** The time of the last run. A process that has just started only compares more. */
let seenUntil: number | undefined;

/** How long the index may take to follow an import, seconds. */
const followsImport = 120;

/**
 * Repairs the index where events were lost with a process. It skips the products of a running
 * import, which emits its events at its end; a later run checks them.
 */
export default async function reconcileRecentChanges(container: MedusaContainer): Promise<void> {
  const imports = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  if (await imports.isAtWork(followsImport)) return;
  const now = Date.now();
  const since = (seenUntil ?? now - firstLook) - longestTransaction;
  await reconcileCatalogueWorkflow(container).run({
    input: { since: new Date(since).toISOString() },
  });
  seenUntil = now;
}

export const config = { name: "reconcile-recent-changes", schedule: { interval: 30_000 } };
