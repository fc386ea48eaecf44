import {
  errorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { CatalogueRefusal } from "../../catalogue-product/refusal";
import { answerRefusal } from "../answer-refusal";

const medusaErrorHandler = errorHandler();

/** What the body parser calls a body that it did not read. */
const unreadable: Record<string, () => CatalogueRefusal> = {
  "entity.too.large": () =>
    new CatalogueRefusal("body_too_large", `At most ${largestProduct} can be sent at once.`),
  "entity.parse.failed": () => new CatalogueRefusal("malformed_json", "The body is not JSON."),
};

/** The largest body of a product: ten times what one that keeps to the rules can have. */
export const largestProduct = "4mb";

/** Handles what goes wrong: a body that cannot be read has an answer of ours in the catalogue. */
export function readableBody(
  error: Error & { type?: string },
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const refusal = unreadable[error.type ?? ""];
  if (refusal && req.path.startsWith("/admin/catalogue/")) answerRefusal(res, refusal());
  else medusaErrorHandler(error, req, res, next);
}
