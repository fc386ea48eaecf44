import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { CATALOGUE_INDEX } from "./search/documents";
import { reconcileCatalogueWorkflow } from "./workflows/catalogue/reconcile-catalogue";

/**
 * Builds a new catalogue index beside the current one, replaces it, and then compares it with the
 * products: first those that changed meanwhile, then all. Searches work all the time; a backend in
 * another process switches to the new index within 30 seconds.
 *
 * @throws Error where the new index could not be built; the old one stays in use
 */
export default async function rebuildCatalogue({ container }: ExecArgs): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const begun = new Date();
  logger.info("Catalogue index: building a new one");
  await container.resolve(Modules.SEARCH).reindex({ index: CATALOGUE_INDEX });
  logger.info("Catalogue index: the new one is in use; comparing it with the products");
  const changes = reconcileCatalogueWorkflow(container);
  await changes.run({ input: { since: begun.toISOString() } });
  const { result } = await reconcileCatalogueWorkflow(container).run({ input: {} });
  const seconds = Math.round((Date.now() - begun.getTime()) / 1000);
  logger.info(`Catalogue index: rebuilt and compared, ${result.checked} products in ${seconds} s`);
}
