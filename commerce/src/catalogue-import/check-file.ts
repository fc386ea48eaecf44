import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import";
import type CatalogueImportModuleService from "../modules/catalogue-import/service";
import type { ImportAtWork } from "../modules/catalogue-import/service";
import { openFile } from "./import-file";
import { planFile } from "./plan-file";

/**
 * Checks an import's file and stores the plan and the problems of each row. The catalogue does not
 * change.
 *
 * @returns whether the check was finished; it was not where a merchandiser has cancelled it
 */
export async function checkFile(
  container: MedusaContainer,
  atWork: ImportAtWork,
): Promise<boolean> {
  const imports = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  await imports.clearRows(atWork.id);
  const count = { rows: 0, done: 0, created: 0, updated: 0, unchanged: 0, error_count: 0 };
  for await (const { rows, isBroken } of planFile(container, openFile(atWork.id))) {
    await imports.addRows(atWork.id, rows);
    for (const { outcome, problems } of rows) {
      if (outcome === "create") count.created += 1;
      if (outcome === "update") count.updated += 1;
      if (outcome === "unchanged") count.unchanged += 1;
      count.error_count += problems.length;
    }
    if (!isBroken) count.rows += rows.length;
    count.done = count.rows;
    if (await imports.report(atWork, count)) return false;
  }
  return true;
}
