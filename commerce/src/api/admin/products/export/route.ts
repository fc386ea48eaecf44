import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { startExport } from "../../../../exports/start-export";
import { fieldsOfProductExport } from "../../../../medusa-internals/product-export";

/** Medusa's own route, but the file is for who asks alone, and harmless in a spreadsheet. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await startExport(req, res, "products", fieldsOfProductExport(req.queryConfig.fields));
}
