import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  Modules,
  ProductWorkflowEvents,
} from "@medusajs/framework/utils";
import { isRefusal } from "../catalogue-product/refusal";
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import";
import type CatalogueImportModuleService from "../modules/catalogue-import/service";
import { type ImportAtWork, LostImportError } from "../modules/catalogue-import/service";
import { CATALOGUE_JOURNAL_MODULE } from "../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../modules/catalogue-journal/service";
import { rollBackWrite } from "../workflows/catalogue/roll-back-write";
import { ImportCancelledError, ImportConflictError, writeRows } from "./write-rows";

const asBefore = "The catalogue is as it was before.";

/**
 * Runs a confirmed import, all or nothing. It is one write of the catalogue's journal, which is
 * rolled back where it fails, is cancelled, or its process dies.
 */
export async function runImport(container: MedusaContainer, atWork: ImportAtWork): Promise<void> {
  const imports = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  const journal = container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE);
  const writeId = await journal.begin("import");
  if (!writeId) throw new Error("The journal has not begun the import's write.");
  try {
    await imports.noteWrite(atWork, writeId);
    const createdIds = await writeRows(container, atWork, writeId);
    if (!(await journal.finish(writeId, null))) {
      throw new Error(`Import ${atWork.id} took too long and was rolled back.`);
    }
    await announce(container, createdIds);
  } catch (error) {
    // If the rollback fails now, the journal's recovery does it, and the worker that takes the
    // import over closes it.
    if (await journal.giveUp(writeId)) await rollBackWrite(container, writeId);
    return closeFailed(container, imports, atWork, error);
  }
  await imports.end(atWork, "done");
}

/** Emits the events of new products after the end, so that a rolled-back product emits none. */
async function announce(container: MedusaContainer, productIds: string[]): Promise<void> {
  const name = ProductWorkflowEvents.CREATED;
  const events = productIds.map((id) => ({ name, data: { id } }));
  // Internal events are not logged; there are thousands.
  await container.resolve(Modules.EVENT_BUS).emit(events, { internal: true });
}

async function closeFailed(
  container: MedusaContainer,
  imports: CatalogueImportModuleService,
  atWork: ImportAtWork,
  error: unknown,
): Promise<void> {
  if (error instanceof LostImportError) throw error;
  if (error instanceof ImportCancelledError) return imports.end(atWork, "cancelled");
  if (error instanceof ImportConflictError) {
    await imports.addProblems(atWork.id, error.problems);
    return imports.end(atWork, "failed", `${error.message} ${asBefore}`);
  }
  if (isRefusal(error)) return imports.end(atWork, "failed", `${error.message} ${asBefore}`);
  const logger: Logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  logger.error(`Import ${atWork.id} failed`, error as Error);
  await imports.end(atWork, "failed", `Something went wrong in the shop itself. ${asBefore}`);
}

/**
 * Closes an import whose process died while it ran, once the journal's recovery has rolled it back.
 * One that died after its last change is done.
 */
export async function closeLeftBehind(
  container: MedusaContainer,
  atWork: ImportAtWork,
): Promise<void> {
  const imports = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  const journal = container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE);
  const [write] = await journal.listCatalogueWrites({ id: atWork.write_id ?? "" });
  if (write?.state === "begun" || write?.state === "undoing") return;
  if (write?.state === "done") return imports.end(atWork, "done");
  await imports.end(atWork, "failed", `The shop was stopped while the import ran. ${asBefore}`);
}
