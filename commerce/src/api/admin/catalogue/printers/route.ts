import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerPrinters } from "../../../answer-printers";

/** The printers that a product may fit, by `q` and `make`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerPrinters(req, res);
}
