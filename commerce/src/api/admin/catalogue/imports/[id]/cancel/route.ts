import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { deleteFile } from "../../../../../../catalogue-import/import-file";
import { CATALOGUE_IMPORT_MODULE } from "../../../../../../modules/catalogue-import";
import type CatalogueImportModuleService from "../../../../../../modules/catalogue-import/service";
import { importAnswer } from "../../import-answer";
import { refuse, refuseUnknown } from "../../refuse";

/**
 * Cancels an import. A running one rolls back its changes before its status becomes `cancelled`.
 * 409 where it is done.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id = "" } = req.params;
  const imports = req.scope.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  await imports.cancel(id);
  const [stored] = await imports.listCatalogueImports({ id });
  if (!stored) return refuseUnknown(res);
  if (stored.status === "done") {
    return refuse(res, 409, "over", "This import is done: it cannot be cancelled any more.");
  }
  if (stored.status === "cancelled") await deleteFile(id);
  res.status(202).json({ catalogue_import: importAnswer(stored) });
}
