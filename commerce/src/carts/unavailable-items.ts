import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { type VariantOffer, variantOffers } from "../medusa-internals/variant-offers";
import { lineTitle } from "./line-title";

/** A line item of a cart that cannot be bought. */
export interface UnavailableItem {
  /** The line item's id; null for a desired line that is not in the cart. */
  id: string | null;
  title: string;
  variant_id: string;
  /** `gone`: no longer sold. `too_few`: the stock is lower than the quantity. */
  reason: "gone" | "too_few";
  quantity: number;
  /** The quantity that can be bought. */
  available: number;
  /** A sentence for the shopper. */
  message: string;
}

interface LineItem {
  id: string | null;
  title?: string;
  product_title?: string | null;
  variant_title?: string | null;
  variant_id?: string | null;
  quantity: number;
}

/**
 * The line items of a cart that cannot be bought: their product was deleted, unpublished or removed
 * from the sales channel, or the stock is too low.
 *
 * @param desired checks these lines instead of the cart's own
 * @throws MedusaError NOT_FOUND where there is no such cart
 */
export async function unavailableItems(
  container: MedusaContainer,
  cartId: string,
  desiredLines?: { variant_id: string; quantity: number }[],
): Promise<UnavailableItem[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "cart",
    fields: [
      "sales_channel_id",
      "completed_at",
      "items.id",
      "items.title",
      "items.product_title",
      "items.variant_title",
      "items.variant_id",
      "items.quantity",
    ],
    filters: { id: cartId },
  });
  const [cart] = data;
  if (!cart) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no cart with the id ${cartId}.`);
  }
  if (cart.completed_at) return [];
  const items: LineItem[] =
    desiredLines?.map((desiredLine) => ({ id: null, ...desiredLine })) ??
    ((cart.items ?? []) as LineItem[]);
  const ids = items.flatMap(({ variant_id }) => variant_id ?? []);
  const offers = await variantOffers(container, ids, cart.sales_channel_id);
  return items.flatMap((item) => {
    const problem = problemOf(item, offers.get(item.variant_id ?? ""));
    return problem ? [problem] : [];
  });
}

/** The ids of these variants that are not sold. */
export async function unsoldVariants(
  container: MedusaContainer,
  variantIds: string[],
  salesChannelId: string | null | undefined,
): Promise<string[]> {
  const offers = await variantOffers(container, variantIds, salesChannelId);
  return variantIds.filter((id) => !offers.get(id)?.is_sold);
}

/** How many units of each variant one line item can have; 0 where it is not sold. */
export async function availableUnits(
  container: MedusaContainer,
  variantIds: string[],
  salesChannelId: string | null | undefined,
): Promise<Map<string, number>> {
  const offers = await variantOffers(container, variantIds, salesChannelId);
  return new Map(
    variantIds.map((id) => {
      const offer = offers.get(id);
      return [id, offer?.is_sold ? offer.available : 0];
    }),
  );
}

/** The sentence for a product that is not sold any more. */
export function unsoldMessage(title: string): string {
  return `“${title}” is no longer sold.`;
}

function problemOf(item: LineItem, offer: VariantOffer | undefined): UnavailableItem | undefined {
  const { id, variant_id, quantity } = item;
  // A line that was added by hand has no variant, so nothing can be checked.
  if (!variant_id) return undefined;
  const title = lineTitle(item) ?? (offer && lineTitle(offer)) ?? "This product";
  const known = { id, title, variant_id, quantity };
  if (!offer?.is_sold) {
    return { ...known, reason: "gone", available: 0, message: unsoldMessage(title) };
  }
  const { available } = offer;
  if (available >= quantity) return undefined;
  const message =
    available === 0
      ? `“${title}” is sold out.`
      : `“${title}”: only ${available} ${available === 1 ? "is" : "are"} left.`;
  return { ...known, reason: "too_few", available, message };
}
