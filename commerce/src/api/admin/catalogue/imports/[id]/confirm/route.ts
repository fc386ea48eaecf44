import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { IMPORT_WAITING } from "../../../../../../catalogue-import/process-imports";
import { CATALOGUE_IMPORT_MODULE } from "../../../../../../modules/catalogue-import";
import type CatalogueImportModuleService from "../../../../../../modules/catalogue-import/service";
import type { ImportStatus } from "../../../../../../modules/catalogue-import/service";
import { importAnswer } from "../../import-answer";
import { refuse, refuseUnknown } from "../../refuse";

/** The statuses of an import that was confirmed before. */
const confirmed: ImportStatus[] = ["confirmed", "running", "done"];

/**
 * Starts a checked import. Answers 202 with the import. A repeated call gets the same answer, and
 * the import runs once. 409 where it is not checked yet, has errors or is over, or another import
 * runs.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id = "" } = req.params;
  const imports = req.scope.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  const isConfirmed = await imports.confirm(id);
  const [stored] = await imports.listCatalogueImports({ id });
  if (!stored) return refuseUnknown(res);
  if (isConfirmed) {
    await req.scope
      .resolve(Modules.EVENT_BUS)
      .emit({ name: IMPORT_WAITING, data: { id } }, { internal: true });
  } else if (!confirmed.includes(stored.status)) {
    const [code, message] = refusal(stored);
    return refuse(res, 409, code, message);
  }
  res.status(202).json({ catalogue_import: importAnswer(stored) });
}

function refusal(stored: {
  status: ImportStatus;
  error_count: number;
}): [code: string, message: string] {
  switch (stored.status) {
    case "waiting":
    case "checking":
      return ["not_checked", "The file is still being checked."];
    case "checked":
      return stored.error_count > 0
        ? ["has_errors", "The file has errors. Correct them, and upload it again."]
        : ["another_import", "Another import is at work. Confirm this one when it has ended."];
    default:
      return ["over", "This import is over. Upload the file again."];
  }
}
