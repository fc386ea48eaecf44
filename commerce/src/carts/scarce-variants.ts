import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { availableUnits } from "./unavailable-items";

/** With so few units left, simultaneous orders may want the same last one. */
const few = 20;

/** The variants of a cart with few units left, sorted by id. */
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
