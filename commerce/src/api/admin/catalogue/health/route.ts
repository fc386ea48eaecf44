import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  lookAtCatalogue,
  readCatalogueHealth,
} from "../../../../catalogue-health/catalogue-health";
import { mendCatalogueWorkflow } from "../../../../workflows/catalogue/reconcile-catalogue";

/** How the catalogue is: its index, and what published products lack. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readCatalogueHealth(req.scope));
}

/**
 * Compares every document of the index with its product and mends what differs; some 10 seconds
 * for 10,000 products. Answers what it mended, and how the catalogue is now.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { result: mended } = await mendCatalogueWorkflow(req.scope).run({ input: {} });
  res.json({ mended, ...(await lookAtCatalogue(req.scope)) });
}
