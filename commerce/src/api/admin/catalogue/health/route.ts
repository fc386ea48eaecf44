import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { checkCatalogue, readCatalogueHealth } from "../../../../catalogue-health/catalogue-health";
import { reconcileCatalogueWorkflow } from "../../../../workflows/catalogue/reconcile-catalogue";

/** Answers how up to date the index is, and what published products lack. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readCatalogueHealth(req.scope));
}

/**
 * Compares every document of the index with its product and repairs what differs, about 10 seconds
 * for 10,000 products. Answers what it repaired, and the health of the catalogue after it.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { result: reconciled } = await reconcileCatalogueWorkflow(req.scope).run({ input: {} });
  res.json({ reconciled, ...(await checkCatalogue(req.scope)) });
}
