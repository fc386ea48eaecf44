import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { PRODUCT_CHANGED_SILENTLY } from "../../search/catalogue-parts";

/**
 * Emits an event for products that a category's page has added or removed. Medusa emits none for
 * this change of a product.
 */
export function categoryProducts(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  res.on("finish", () => {
    if (res.statusCode >= 400) return;
    const { add, remove } = req.validatedBody as { add?: string[]; remove?: string[] };
    const ids = [...(add ?? []), ...(remove ?? [])];
    if (ids.length === 0) return;
    req.scope
      .resolve(Modules.EVENT_BUS)
      .emit(ids.map((id) => ({ name: PRODUCT_CHANGED_SILENTLY, data: { id } })))
      .catch((error: Error) =>
        req.scope
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error(
            `The products of category ${req.params.id} may be shown in their old state`,
            error,
          ),
      );
  });
  next();
}
