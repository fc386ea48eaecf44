import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { CATALOGUE_INDEX } from "./search/documents";
import { reconcileCatalogueWorkflow } from "./workflows/catalogue/reconcile-catalogue";

/**
 * Builds the catalogue index anew beside the one that serves, puts it in its place when it is
 * whole, then proves it: first what has changed meanwhile, then everything. Searches go on all the
 * time; a backend in another process turns to the new index within 30 seconds.
 *
 * @throws Error where the new index could not be built; the old one goes on serving
 */
export default async function rebuildCatalogue({ container }: ExecArgs): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const begun = new Date();
  logger.info("Catalogue index: building it anew");
  await container.resolve(Modules.SEARCH).reindex({ index: CATALOGUE_INDEX });
  logger.info("Catalogue index: the new one serves; proving it");
  const changes = reconcileCatalogueWorkflow(container);
  await changes.run({ input: { since: begun.toISOString() } });
  const { result } = await reconcileCatalogueWorkflow(container).run({ input: {} });
  const seconds = Math.round((Date.now() - begun.getTime()) / 1000);
  logger.info(`Catalogue index: rebuilt and proved, ${result.checked} products in ${seconds} s`);
}
