import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";

/**
 * Stands before routes of Medusa that break, instead of saying so, where what they are about does
 * not exist: a 404 with a sentence.
 */
export function mustExist(entity: "cart" | "payment_collection") {
  return async (
    req: MedusaRequest,
    _res: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const query = req.scope.resolve(ContainerRegistrationKeys.QUERY);
    const { id = "" } = req.params;
    const { data } = await query.graph({ entity, fields: ["id"], filters: { id } });
    if (data.length === 0) {
      const name = entity.replace("_", " ");
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no ${name} with the id ${id}.`);
    }
    next();
  };
}
