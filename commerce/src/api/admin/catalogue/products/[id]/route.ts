import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { CatalogueRefusal } from "../../../../../catalogue-product/refusal";
import { deleteCatalogueProductsWorkflow } from "../../../../../workflows/catalogue/delete-catalogue-products";
import { readShopSettings } from "../../../../../workflows/catalogue/shop-settings";
import {
  readStoredProducts,
  versionedProduct,
} from "../../../../../workflows/catalogue/stored-product";
import { updateCatalogueProductsWorkflow } from "../../../../../workflows/catalogue/update-catalogue-products";
import { answerRefusal } from "../../../../answer-refusal";
import { answerWrite } from "../answer-write";
import { readUpdate } from "./validators";

/** Answers the whole product with its version; 404 where there is none. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? "";
  const { stockLocationId } = await readShopSettings(req.scope);
  const stored = (await readStoredProducts(req.scope, [id], stockLocationId)).get(id);
  if (!stored) {
    return answerRefusal(res, new CatalogueRefusal("not_found", `There is no product ${id}.`));
  }
  res.json({ product: versionedProduct(stored) });
}

/**
 * Changes fields of a product. The body holds those fields and the `version` that the caller has
 * read. Answers the whole product; 409 `version_conflict` with `current` where somebody else has
 * changed it since.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await answerWrite(req, res, 200, async (request) => {
    const { patch, version } = readUpdate(req.body);
    const { result } = await updateCatalogueProductsWorkflow(req.scope).run({
      input: { updates: [{ id: req.params.id ?? "", patch, version }], request },
    });
    return result;
  });
}

/** Deletes a product and answers its id. Orders keep what was sold. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await answerWrite(req, res, 200, async (request) => {
    const { result } = await deleteCatalogueProductsWorkflow(req.scope).run({
      input: { ids: [req.params.id ?? ""], request },
    });
    return result;
  });
}
