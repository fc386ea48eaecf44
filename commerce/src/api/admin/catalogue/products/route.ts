import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { fieldsRefusal } from "../../../../catalogue-product/refusal";
import { readNewProduct } from "../../../../catalogue-product/schema";
import { createCatalogueProductsWorkflow } from "../../../../workflows/create-catalogue-products";
import { answerWrite } from "./answer-write";

/**
 * Creates a whole product in one go: category, price, stock, pictures, sheet, printers it fits. All
 * or nothing. Answers 201 with the product; 400 with what is wrong with which field; 409 where its
 * title, address or part number is another product's. With an `Idempotency-Key` the request is done
 * once, however often it is sent.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await answerWrite(req, res, 201, async (request) => {
    const { product, problems } = readNewProduct(req.body);
    if (problems) throw fieldsRefusal("invalid_fields", problems);
    const { result } = await createCatalogueProductsWorkflow(req.scope).run({
      input: { products: [product], request },
    });
    return result;
  });
}
