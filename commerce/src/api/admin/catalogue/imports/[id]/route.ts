import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { CATALOGUE_IMPORT_MODULE } from "../../../../../modules/catalogue-import";
import type CatalogueImportModuleService from "../../../../../modules/catalogue-import/service";
import { errorsOf, importAnswer } from "../import-answer";
import { refuseUnknown } from "../refuse";

/** Rows whose errors come with the import itself; `rows` has them all. */
const firstErrors = 100;

/** How far an import is, what it comes to, and the errors of its first rows that have any. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id = "" } = req.params;
  const imports = req.scope.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  const [stored] = await imports.listCatalogueImports({ id });
  if (!stored) return refuseUnknown(res);
  const rows = stored.error_count > 0 ? await imports.rowsAfter(id, "error", 0, firstErrors) : [];
  res.json({ catalogue_import: { ...importAnswer(stored), errors: errorsOf(rows) } });
}
