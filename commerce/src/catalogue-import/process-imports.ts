import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import";
import type CatalogueImportModuleService from "../modules/catalogue-import/service";
import { type ImportAtWork, LostImportError } from "../modules/catalogue-import/service";
import { checkFile } from "./check-file";
import { deleteFile } from "./import-file";
import { closeLeftBehind, runImport } from "./run-import";

/** Emitted with an import's id when there is something to be done for it. */
export const IMPORT_WAITING = "catalogue-import.waiting";

/** Milliseconds between two signs of life; without any the work is taken over. */
const heartbeat = 5_000;

/**
 * Works off the imports that wait: checks files, runs what is confirmed, and closes what a process
 * left behind that died. Several may do so at once, in any process: each import is one worker's.
 */
export async function processImports(container: MedusaContainer): Promise<void> {
  const imports = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  for (;;) {
    const atWork = await imports.takeNext();
    if (!atWork) return;
    const beat = setInterval(() => {
      // One that fails is made good by the next.
      imports.report(atWork).catch(() => undefined);
    }, heartbeat);
    try {
      if (atWork.status === "checking") await check(container, imports, atWork);
      else if (atWork.isLeftBehind) await closeLeftBehind(container, atWork);
      else await runImport(container, atWork);
    } catch (error) {
      if (!(error instanceof LostImportError)) throw error;
    } finally {
      clearInterval(beat);
    }
  }
}

async function check(
  container: MedusaContainer,
  imports: CatalogueImportModuleService,
  atWork: ImportAtWork,
): Promise<void> {
  const logger: Logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  try {
    const isChecked = await checkFile(container, atWork);
    await imports.end(atWork, isChecked ? "checked" : "cancelled");
  } catch (error) {
    if (error instanceof LostImportError) throw error;
    logger.error(`Import ${atWork.id} could not be checked`, error as Error);
    await imports.end(atWork, "failed", "The file could not be checked. Please upload it again.");
  }
  await deleteFile(atWork.id);
}

/** Has imports worked off without waiting for it; what goes wrong is for the log. */
export function startWorkingOffImports(container: MedusaContainer): void {
  processImports(container).catch((error) =>
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error("Imports could not be worked off; it is tried again.", error),
  );
}
