import type { MedusaResponse } from "@medusajs/framework/http";
import { type CatalogueRefusal, refusalStatus } from "../catalogue-product/refusal";

/** Seconds after which a caller may ask again for what is still being written. */
const retryAfter = 2;

/** Answers with what the catalogue refuses a request for: `{type, code, message, …}`. */
export function answerRefusal(res: MedusaResponse, refusal: CatalogueRefusal): void {
  const { code, message, details } = refusal;
  if (code === "in_progress") res.set("Retry-After", `${retryAfter}`);
  res.status(refusalStatus[code]).json({ type: "invalid_data", code, message, ...details });
}
