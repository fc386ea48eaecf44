import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { nameCartInMetadata, setCartLanguage } from "../../medusa-internals/carts";
import { prepareCompletion } from "../../orders/partial-orders";

/**
 * Writes a cart's id into its metadata before its payment begins. An order copies the metadata, so
 * it names its cart from its first moment, and a unique index refuses a second order of the cart.
 */
export async function nameCartInOrder(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { cart_id: cartId } = (req.body ?? {}) as { cart_id?: unknown };
  if (typeof cartId === "string") await nameCartInMetadata(req.scope, cartId);
  next();
}

/** Rolls a partial order of a cart back before the cart is completed again. */
export async function noPartialOrder(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await prepareCompletion(req.scope, req.params.id ?? "");
  next();
}

/** Stores the language in which an order is confirmed (`locale`). The last one counts. */
export async function confirmedLanguage(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { locale } = (req.body ?? {}) as { locale?: unknown };
  if (typeof locale === "string") {
    await setCartLanguage(req.scope, req.params.id ?? "", locale);
  }
  next();
}
