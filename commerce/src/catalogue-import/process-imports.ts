import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import";
import type CatalogueImportModuleService from "../modules/catalogue-import/service";
import { type ImportAtWork, LostImportError } from "../modules/catalogue-import/service";
import { checkFile } from "./check-file";
import { deleteFile } from "./import-file";
import { closeLeftBehind, runImport } from "./run-import";

/** Emitted with an import's id when it is waiting for a worker. */
export const IMPORT_WAITING = "catalogue-import.waiting";

/** How often a worker renews its lease, milliseconds. Another worker takes over an expired one. */
const heartbeat = 5_000;

/**
 * Processes the waiting imports: checks files, runs confirmed ones, and closes those of a process
 * that died. Several processes may do so at once: each import has one worker.
 */
export async function processImports(container: MedusaContainer): Promise<void> {
  const imports = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  for (;;) {
    const atWork = await imports.takeNext();
    if (!atWork) return;
    const beat = setInterval(() => {
      // The next heartbeat makes up for a failed one.
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

/** Starts processing imports without waiting for the end. Errors go to the log. */
export function startProcessingImports(container: MedusaContainer): void {
  processImports(container).catch((error) =>
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error("The imports could not be processed. The next run tries again.", error),
  );
}
