import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteOldFiles } from "../catalogue-import/import-file";
import { startWorkingOffImports } from "../catalogue-import/work";
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import";
import type CatalogueImportModuleService from "../modules/catalogue-import/service";

/** Days that one can look at an import after it has ended. */
const keptDays = 30;

/** Finds imports whose event was lost, or whose process has died; forgets old ones. */
export default async function workOffImports(container: MedusaContainer): Promise<void> {
  startWorkingOffImports(container);
  const imports = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  await imports.prune(keptDays);
  await deleteOldFiles();
}

export const config = {
  name: "work-off-imports",
  /** Milliseconds. */
  schedule: { interval: 10_000 },
};
