import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isRefusal } from "../catalogue-product/refusal";
import { PRINTER_MODULE } from "../modules/printer";
import type PrinterModuleService from "../modules/printer/service";
import { answerRefusal } from "./answer-refusal";
import { readPrinterSearch } from "./store/printers/validators";

/**
 * Answers the shop's printers, filtered by `q` (any part of make and model, in any spelling) and
 * `make`. Those that begin with `q` come first.
 */
export async function answerPrinters(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  try {
    const search = readPrinterSearch(req.query);
    const found = await req.scope
      .resolve<PrinterModuleService>(PRINTER_MODULE)
      .searchPrinters(search);
    res.json({ ...found, limit: search.limit, offset: search.offset });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    answerRefusal(res, error);
  }
}
