import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { CATALOGUE_IMPORT_MODULE } from "../../../../../modules/catalogue-import";
import type CatalogueImportModuleService from "../../../../../modules/catalogue-import/service";
import { errorsOf, importAnswer } from "../import-answer";
import { refuseUnknown } from "../refuse";

/** The answer lists the errors of so many rows. The route `rows` has them all. */
const firstErrors = 100;

/** Answers the progress and the result of an import, and the errors of its first rows. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id = "" } = req.params;
  const imports = req.scope.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  const [stored] = await imports.listCatalogueImports({ id });
  if (!stored) return refuseUnknown(res);
  const rows = stored.error_count > 0 ? await imports.rowsAfter(id, "error", 0, firstErrors) : [];
  res.json({ catalogue_import: { ...importAnswer(stored), errors: errorsOf(rows) } });
}
