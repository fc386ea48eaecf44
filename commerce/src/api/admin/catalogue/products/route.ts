import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { translations } from "../../../../../catalogue-schema/src/translations";
import { fieldsRefusal, isRefusal } from "../../../../catalogue-product/refusal";
import { readNewProduct } from "../../../../catalogue-product/schema";
import { findProducts } from "../../../../medusa-internals/product-table";
import { createCatalogueProductsWorkflow } from "../../../../workflows/catalogue/create-catalogue-products";
import { readShopSettings } from "../../../../workflows/catalogue/shop-settings";
import {
  readStoredProducts,
  versionedProduct,
} from "../../../../workflows/catalogue/stored-product";
import { answerRefusal } from "../../../answer-refusal";
import { answerWrite } from "./answer-write";
import { readTableSearch } from "./validators";

/**
 * Answers a page of products with drafts, each with its version and without its sheet and its texts, for a table
 * in which prices and stock are edited.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  try {
    const search = readTableSearch(req.query);
    const { ids, count } = await findProducts(req.scope, search);
    const { stockLocationId } = await readShopSettings(req.scope);
    const stored = await readStoredProducts(req.scope, ids, stockLocationId);
    const products = ids.flatMap((id) => {
      const found = stored.get(id);
      if (!found) return [];
      const { description, rows, printers, images, ...product } = versionedProduct(found);
      for (const { backend } of translations) delete product[backend];
      return [{ ...product, thumbnail: found.thumbnail ?? images[0]?.url ?? "" }];
    });
    const { limit, offset } = search;
    res.json({ products, count, limit, offset });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    answerRefusal(res, error);
  }
}

/**
 * Creates a whole product: category, price, stock, pictures, sheet, printers. All or nothing.
 * Answers 201 with the product; 400 with the problem of each field; 409 where another product has
 * its title, slug or part number. Requests with the same `Idempotency-Key` create it once.
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
