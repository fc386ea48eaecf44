import { setTimeout as wait } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import";
import type CatalogueImportModuleService from "../modules/catalogue-import/service";
import type { PlannedRow } from "../modules/catalogue-import/service";
import { processImports } from "./process-imports";

/**
 * Imports rows that `planFile` has planned without an error, as a merchandiser's confirmed file is
 * imported: all of them or none. It waits for its turn and for its end, whichever process does the
 * work. A list of imports does not show it afterwards.
 *
 * @param fileName what the rows come from
 * @throws Error where it fails, with the import's own sentence; the catalogue is as it was then
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
