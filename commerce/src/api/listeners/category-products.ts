import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { PRODUCT_CHANGED_SILENTLY } from "../../search/catalogue-parts";

/**
 * Tells of products that a category page has put into its category or taken out of it: the one
 * change to a product that Medusa tells nobody of.
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
          .error(`The products of category ${req.params.id} may be shown as before`, error),
      );
  });
  next();
}
