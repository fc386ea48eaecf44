import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import";
import type CatalogueImportModuleService from "../modules/catalogue-import/service";
import { reconcileCatalogueWorkflow } from "../workflows/catalogue/reconcile-catalogue";

/** How far a process looks back that has not looked before, milliseconds. */
const firstLook = 24 * 60 * 60 * 1000;

/** A change is dated when it is made and seen when it is committed, milliseconds later. */
const longestTransaction = 2 * 60 * 1000;

/** Where this process goes on; without it, it only has more to look at. */
let seenUntil: number | undefined;

/** How long the index may take to follow an import, seconds. */
const followsImport = 120;

/**
 * Repairs what events have not brought into the catalogue index: those of a process that died. Not
 * while an import makes thousands of products that it tells of at its end: they are looked at later.
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
