import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { generateEntityId, Modules } from "@medusajs/framework/utils";
import {
  deleteFile,
  FileTooLargeError,
  keepFile,
  largestFile,
} from "../../../../catalogue-import/import-file";
import { IMPORT_WAITING } from "../../../../catalogue-import/process-imports";
import { CATALOGUE_IMPORT_MODULE } from "../../../../modules/catalogue-import";
import type CatalogueImportModuleService from "../../../../modules/catalogue-import/service";
import { importAnswer } from "./import-answer";
import { refuse } from "./refuse";
import { ListQuery, UploadQuery } from "./validators";

/** Lists imports, the latest first. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset } = ListQuery.parse(req.query);
  const [imports, count] = await req.scope
    .resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
    .listAndCountCatalogueImports(
      {},
      { take: limit, skip: offset, order: { created_at: "DESC", id: "DESC" } },
    );
  res.json({ catalogue_imports: imports.map(importAnswer), count, limit, offset });
}

const tooLarge = `A file has ${largestFile / 1024 / 1024} MB at most.`;

/**
 * Stores a CSV file (`Content-Type: text/csv`) and has it checked. The catalogue does not change.
 * Answers 202 with the import, whose status shows the progress of the check.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const type = req.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "text/csv") {
    return refuse(res, 415, "not_csv", "The body is the file itself, as text/csv.");
  }
  if (Number(req.headers["content-length"] ?? 0) > largestFile) {
    // The rest of the upload is not read.
    res.set("Connection", "close");
    return refuse(res, 413, "file_too_large", tooLarge);
  }
  const { file_name } = UploadQuery.parse(req.query);
  const id = generateEntityId(undefined, "cimp");
  try {
    await keepFile(id, req);
  } catch (error) {
    if (res.closed) return;
    if (!(error instanceof FileTooLargeError)) throw error;
    res.set("Connection", "close");
    return refuse(res, 413, "file_too_large", tooLarge);
  }
  const stored = await req.scope
    .resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
    .createCatalogueImports({ id, file_name, created_by: req.auth_context.actor_id })
    .catch(async (error: unknown) => {
      await deleteFile(id);
      throw error;
    });
  await req.scope
    .resolve(Modules.EVENT_BUS)
    .emit({ name: IMPORT_WAITING, data: { id } }, { internal: true });
  res.status(202).json({ catalogue_import: importAnswer(stored) });
}
