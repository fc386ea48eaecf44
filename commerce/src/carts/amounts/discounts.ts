import type { ComputeActionContext, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { hasAutomaticPromotions } from "../../medusa-internals/promotions";
import { totalsBeforeDiscounts } from "../totals-before-discounts";
import { isSameAmount, type PricedCart } from "./priced-cart";

/** The fields that the rules of promotions use, as Medusa reads them to apply them. */
const asked = [
  "id",
  "email",
  "currency_code",
  "locale",
  "region_id",
  "sales_channel_id",
  "subtotal",
  "total",
  "item_total",
  "item_subtotal",
  "original_item_total",
  "original_item_subtotal",
  "shipping_subtotal",
  "region.*",
  "customer.*",
  "customer.groups.*",
  "shipping_address.*",
  "items.*",
  "items.adjustments.*",
  "items.tax_lines.*",
  "items.product.id",
  "items.product.is_giftcard",
  "items.product.collection_id",
  "items.product.categories.id",
  "items.product.tags.id",
  "items.product.type_id",
  "items.variant.id",
  "shipping_methods.*",
  "shipping_methods.adjustments.*",
  "shipping_methods.tax_lines.*",
  "shipping_methods.shipping_option.shipping_option_type_id",
  "promotions.id",
  "promotions.code",
];

/** Discounts by line or delivery and code. */
type Discounts = Map<string, number>;

/** Whether promotions give a cart the same discounts now as when it was computed. */
export async function hasCurrentDiscounts(
  container: MedusaContainer,
  cart: PricedCart,
): Promise<boolean> {
  const known = discountsOf(cart);
  const hasPromotions = known.size > 0 || Boolean(cart.promotions?.length);
  if (!hasPromotions && !(await hasAutomaticPromotions(container))) return true;
  const now = await discountsNow(container, cart.id);
  return (
    known.size === now.size &&
    [...known].every(([key, amount]) => now.has(key) && isSameAmount(amount, now.get(key)))
  );
}

function discountsOf({ items = [], shipping_methods = [] }: PricedCart): Discounts {
  const found: Discounts = new Map();
  for (const { id, adjustments = [] } of [...items, ...shipping_methods]) {
    for (const { code, amount } of adjustments) add(found, id, code ?? "", amount);
  }
  return found;
}

function add(discounts: Discounts, id: string, code: string, amount: unknown): void {
  const key = JSON.stringify([id, code]);
  discounts.set(key, (discounts.get(key) ?? 0) + Number(amount));
}

async function discountsNow(container: MedusaContainer, cartId: string): Promise<Discounts> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "cart", fields: asked, filters: { id: cartId } });
  const cart = data[0] as PricedCart | undefined;
  if (!cart) return new Map();
  const actions = await container.resolve(Modules.PROMOTION).computeActions(
    (cart.promotions ?? []).flatMap((promotion) => promotion?.code ?? []),
    // Medusa's type lacks fields that its rules use.
    { ...cart, ...totalsBeforeDiscounts(cart) } as object as ComputeActionContext,
  );
  const found: Discounts = new Map();
  for (const action of actions) {
    if (action.action === "addItemAdjustment") {
      add(found, action.item_id, action.code, action.amount);
    } else if (action.action === "addShippingMethodAdjustment") {
      add(found, action.shipping_method_id, action.code, action.amount);
    }
  }
  return found;
}
