import { setTimeout as wait } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import";
import type CatalogueImportModuleService from "../modules/catalogue-import/service";
import type { PlannedRow } from "../modules/catalogue-import/service";
import { processImports } from "./process-imports";

/**
 * Imports rows that `planFile` has planned without errors, like a merchandiser's confirmed file:
 * all or none. It waits until the import is done, whichever process runs it. Lists of imports do
 * not show it afterwards.
 *
 * @param fileName names the source of the rows
 * @throws Error with the import's sentence where it fails; the catalogue is unchanged then
 */
export async function importRows(
  container: MedusaContainer,
  fileName: string,
  rows: PlannedRow[],
): Promise<void> {
  const imports = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  const id = generateEntityId(undefined, "cimp");
  await imports.createCatalogueImports({
    id,
    status: "checked",
    file_name: fileName,
    created_by: "seed",
    rows: rows.length,
  });
  try {
    await imports.addRows(id, rows);
    for (;;) {
      await imports.confirm(id);
      await processImports(container);
      const { status, message } = await imports.retrieveCatalogueImport(id);
      if (status === "done") return;
      if (status === "failed" || status === "cancelled") {
        throw new Error(`${fileName} could not be imported. ${message}`);
      }
      await wait(1_000);
    }
  } finally {
    await imports.clearRows(id);
    await imports.deleteCatalogueImports(id);
  }
}
