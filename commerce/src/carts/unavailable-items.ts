import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, ProductStatus } from "@medusajs/framework/utils";

/** A line item of a cart that cannot be bought as it stands. */
export interface UnavailableItem {
  /** The line item's id; null of what is only wished for. */
  id: string | null;
  title: string;
  variant_id: string;
  /** `gone`: no longer sold. `too_few`: there are fewer than the cart holds. */
  reason: "gone" | "too_few";
  quantity: number;
  /** How many of it can be bought. */
  available: number;
  /** What to tell the shopper. */
  message: string;
}

interface LineItem {
  id: string | null;
  title?: string;
  product_title?: string | null;
  variant_id?: string | null;
  quantity: number;
}

interface Variant {
  id: string;
  manage_inventory: boolean;
  allow_backorder: boolean;
  product?: { title: string; status: string; sales_channels?: { id: string }[] };
  inventory_items?: {
    required_quantity: number;
    inventory?: { location_levels?: Level[] };
  }[];
}

interface Level {
  stocked_quantity: number;
  reserved_quantity: number;
  stock_locations?: { sales_channels?: { id: string }[] }[];
}

/** What tells whether a variant is sold at all. */
const offerFields = ["id", "product.title", "product.status", "product.sales_channels.id"];

/** The same, and how many there are of it: five more queries. */
const stockFields = [
  ...offerFields,
  "manage_inventory",
  "allow_backorder",
  "inventory_items.required_quantity",
  "inventory_items.inventory.location_levels.stocked_quantity",
  "inventory_items.inventory.location_levels.reserved_quantity",
  "inventory_items.inventory.location_levels.stock_locations.sales_channels.id",
];

/**
 * The line items of a cart that cannot be bought as they stand: their product was deleted,
 * unpublished or taken out of the sales channel, or there are too few left.
 *
 * @param wishes asks about these instead, as if they were the cart's lines
 * @throws MedusaError NOT_FOUND where there is no such cart
 */
export async function unavailableItems(
  container: MedusaContainer,
  cartId: string,
  wishes?: { variant_id: string; quantity: number }[],
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
      "items.variant_id",
      "items.quantity",
    ],
    filters: { id: cartId },
  });
  const [cart] = data;
  if (!cart) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no cart with the id ${cartId}.`);
  }
  // What was bought is bought.
  if (cart.completed_at) return [];
  const items: LineItem[] =
    wishes?.map((wish) => ({ id: null, ...wish })) ?? ((cart.items ?? []) as LineItem[]);
  const variants = await variantsOf(container, items);
  return items.flatMap((item) => {
    const problem = problemOf(item, variants.get(item.variant_id ?? ""), cart.sales_channel_id);
    return problem ? [problem] : [];
  });
}

/** Of these variants, the ids of those that are no longer sold, or never were. */
export async function goneVariants(
  container: MedusaContainer,
  variantIds: string[],
  salesChannelId: string | null | undefined,
): Promise<string[]> {
  const variants = await variantsOf(
    container,
    variantIds.map((variant_id) => ({ variant_id })),
    offerFields,
  );
  return variantIds.filter((id) => !isSold(variants.get(id), salesChannelId));
}

/** How many of each variant one line item can have: 0 of what is not sold. */
export async function availableUnits(
  container: MedusaContainer,
  variantIds: string[],
  salesChannelId: string | null | undefined,
): Promise<Map<string, number>> {
  const variants = await variantsOf(
    container,
    variantIds.map((variant_id) => ({ variant_id })),
  );
  return new Map(
    variantIds.map((id) => {
      const variant = variants.get(id);
      const isOpen = isSold(variant, salesChannelId);
      return [id, isOpen ? availableFrom(variant, salesChannelId) : 0];
    }),
  );
}

async function variantsOf(
  container: MedusaContainer,
  items: { variant_id?: string | null }[],
  fields = stockFields,
): Promise<Map<string, Variant>> {
  const ids = items.flatMap(({ variant_id }) => variant_id ?? []);
  if (ids.length === 0) return new Map();
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "variant",
    fields,
    filters: { id: ids },
  });
  // Links to other modules are not in the types of a query.
  const variants = data as unknown as Variant[];
  return new Map(variants.map((variant) => [variant.id, variant]));
}

/** What to tell a shopper of what is no longer sold. */
export function goneMessage(title: string): string {
  return `“${title}” is no longer sold.`;
}

function isSold(
  variant: Variant | undefined,
  salesChannelId: string | null | undefined,
): variant is Variant {
  if (variant?.product?.status !== ProductStatus.PUBLISHED) return false;
  const channels = variant.product.sales_channels ?? [];
  return !salesChannelId || channels.some(({ id }) => id === salesChannelId);
}

function problemOf(
  item: LineItem,
  variant: Variant | undefined,
  salesChannelId: string | null | undefined,
): UnavailableItem | undefined {
  const { id, variant_id, quantity } = item;
  // Such a line was added by hand: nothing is known of what it stands for.
  if (!variant_id) return undefined;
  const title = item.product_title ?? item.title ?? variant?.product?.title ?? "This product";
  const known = { id, title, variant_id, quantity };
  if (!isSold(variant, salesChannelId)) {
    return { ...known, reason: "gone", available: 0, message: goneMessage(title) };
  }
  const available = availableFrom(variant, salesChannelId);
  if (available >= quantity) return undefined;
  const message =
    available === 0
      ? `“${title}” is sold out.`
      : `“${title}”: only ${available} ${available === 1 ? "is" : "are"} left.`;
  return { ...known, reason: "too_few", available, message };
}

/**
 * How many of a variant one line item can have: a line item is sent from one stock location, so
 * it is the most that any of them has.
 */
function availableFrom(variant: Variant, salesChannelId: string | null | undefined): number {
  if (!variant.manage_inventory || variant.allow_backorder) return Number.POSITIVE_INFINITY;
  const parts = (variant.inventory_items ?? []).map(({ required_quantity, inventory }) => {
    const levels = (inventory?.location_levels ?? []).filter(
      ({ stock_locations }) =>
        !salesChannelId ||
        stock_locations?.some(({ sales_channels }) =>
          sales_channels?.some(({ id }) => id === salesChannelId),
        ),
    );
    const most = Math.max(
      0,
      ...levels.map(
        ({ stocked_quantity, reserved_quantity }) =>
          Number(stocked_quantity) - Number(reserved_quantity),
      ),
    );
    return Math.floor(most / required_quantity);
  });
  return Math.max(0, Math.min(...parts, Number.MAX_SAFE_INTEGER));
}
