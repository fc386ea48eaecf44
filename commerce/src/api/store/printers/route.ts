import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerPrinters } from "../../answer-printers";

/** The printers that something here may fit, by `q` and `make`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerPrinters(req, res);
}
