import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findCandidate } from "../../../../product-of-the-year/find-candidate";
import { readProductOfTheYear } from "../../../../product-of-the-year/product-of-the-year";
import { setProductOfTheYearWorkflow } from "../../../../workflows/catalogue/set-product-of-the-year";
import { readWanted } from "./validators";

/** Answers the product of the year, or null. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ product_of_the_year: await readProductOfTheYear(req.scope) });
}

/**
 * Makes a published product the product of the year, by `product_id` or exact `title`. Answers it;
 * 404 where no product matches, 409 where several do or the product is not published.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const wanted = readWanted(req.body);
  if (!wanted) {
    const message = "Say which product, by product_id or by title.";
    res.status(400).json({ type: "invalid_data", code: "invalid_fields", message });
    return;
  }
  const { value: productId, problem } = await findCandidate(req.scope, wanted);
  if (problem) {
    const { status, code, message } = problem;
    const type = status === 404 ? "not_found" : "invalid_data";
    const fields = [{ field: "title" in wanted ? "title" : "product_id", message }];
    res.status(status).json({ type, code, message, fields });
    return;
  }
  await setProductOfTheYearWorkflow(req.scope).run({ input: { productId } });
  res.json({ product_of_the_year: await readProductOfTheYear(req.scope) });
}

/** Removes the product of the year, if there is one. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await setProductOfTheYearWorkflow(req.scope).run({ input: { productId: null } });
  res.json({ product_of_the_year: null });
}
