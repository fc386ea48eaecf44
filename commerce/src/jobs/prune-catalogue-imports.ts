import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteOldFiles } from "../catalogue-import/import-file";
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import";
import type CatalogueImportModuleService from "../modules/catalogue-import/service";

/** An import is shown for so many days after its end. */
const retentionDays = 30;

/** Deletes old imports and unused files. */
export default async function prune(container: MedusaContainer): Promise<void> {
  const imports = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  await imports.prune(retentionDays);
  await deleteOldFiles();
}

export const config = {
  name: "prune-catalogue-imports",
  schedule: "37 * * * *",
};
