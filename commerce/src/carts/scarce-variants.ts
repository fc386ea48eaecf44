import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { availableUnits } from "./unavailable-items";

/** Of so many units one may be the last for somebody who orders at the same moment. */
const few = 20;

/** The variants in a cart of which there are few left, in the order of their ids. */
export async function scarceVariants(
  container: MedusaContainer,
  cartId: string,
): Promise<string[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "cart",
    fields: ["sales_channel_id", "completed_at", "items.variant_id"],
    filters: { id: cartId },
  });
  const [cart] = data;
  if (!cart || cart.completed_at) return [];
  const items = (cart.items ?? []) as { variant_id?: string | null }[];
  const ids = items.flatMap(({ variant_id }) => variant_id ?? []);
  const units = await availableUnits(container, ids, cart.sales_channel_id);
  return [...units].flatMap(([id, left]) => (left <= few ? id : [])).sort();
}
