import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { unavailableItems } from "./unavailable-items";

/**
 * Why the products of a cart cannot be ordered, with the name of each; undefined where they can, or
 * where the cart is an order already.
 */
export async function unavailableRefusal(
  container: MedusaContainer,
  cartId: string,
): Promise<MedusaError | undefined> {
  const items = await unavailableItems(container, cartId);
  if (items.length === 0) return undefined;
  const gone = items.some(({ reason }) => reason === "gone");
  return new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `${items.map(({ message }) => message).join(" ")} Please change the cart.`,
    gone ? "product_unavailable" : MedusaError.Codes.INSUFFICIENT_INVENTORY,
  );
}
