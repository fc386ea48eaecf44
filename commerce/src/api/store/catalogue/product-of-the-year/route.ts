import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readProductOfTheYear } from "../../../../product-of-the-year/product-of-the-year";

/** Answers the product of the year, or null. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ product_of_the_year: await readProductOfTheYear(req.scope) });
}
