import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerPrinters } from "../../../answer-printers";

/** Answers the shop's printers, filtered by `q` and `make`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerPrinters(req, res);
}
