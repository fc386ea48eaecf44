import type { MedusaContainer } from "@medusajs/framework/types";
import { reconcileCatalogueWorkflow } from "../workflows/catalogue/reconcile-catalogue";

/** Compares every document of the catalogue index with its product, every night. */
export default async function reconcileCatalogue(container: MedusaContainer): Promise<void> {
  await reconcileCatalogueWorkflow(container).run({ input: {} });
}

export const config = { name: "reconcile-catalogue", schedule: "15 3 * * *" };
