import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { startExport } from "../../../../exports/start-export";
import { fieldsOfProductExport } from "../../../../medusa-internals/product-export";

/**
 * Replaces Medusa's route: only the merchandiser who asked gets the file, and no cell is a formula.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await startExport(req, res, "products", fieldsOfProductExport(req.queryConfig.fields));
}
