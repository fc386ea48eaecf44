import type { MedusaContainer } from "@medusajs/framework/types";
import { mendCatalogueWorkflow } from "../workflows/catalogue/reconcile-catalogue";

/** Every night: compares every document of the catalogue index with its product. */
export default async function mendCatalogue(container: MedusaContainer): Promise<void> {
  await mendCatalogueWorkflow(container).run({ input: {} });
}

export const config = { name: "mend-catalogue", schedule: "15 3 * * *" };
