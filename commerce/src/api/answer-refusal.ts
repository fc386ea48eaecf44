import type { MedusaResponse } from "@medusajs/framework/http";
import { type CatalogueRefusal, refusalStatus } from "../catalogue-product/refusal";

/** The seconds after which a caller may repeat a request whose first try is still running. */
const retryAfter = 2;

/** Answers a refusal of the catalogue: `{type, code, message, …}`. */
export function answerRefusal(res: MedusaResponse, refusal: CatalogueRefusal): void {
  const { code, message, details } = refusal;
  if (code === "in_progress") res.set("Retry-After", `${retryAfter}`);
  res.status(refusalStatus[code]).json({ type: "invalid_data", code, message, ...details });
}
