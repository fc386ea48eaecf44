import type { IPricingModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { groupsOf } from "../../medusa-internals/customers";
import { priceSetsOf } from "../../medusa-internals/prices";
import { isSameAmount, type PricedCart, type PricedLine } from "./priced-cart";

/** A line item with a price of the shop. */
type SoldLine = PricedLine & { variant_id: string };

/** Whether every line item of a cart has the current price of its variant. */
export async function hasCurrentPrices(
  container: MedusaContainer,
  cart: PricedCart,
): Promise<boolean> {
  const lines = (cart.items ?? []).filter(
    (line): line is SoldLine => Boolean(line.variant_id) && !line.is_custom_price,
  );
  if (lines.length === 0) return true;
  const [priceSets, context] = await Promise.all([
    priceSetsOf(container, [...new Set(lines.map(({ variant_id }) => variant_id))]),
    pricingContext(container, cart),
  ]);
  const quantities = [...new Set(lines.map(({ quantity }) => Number(quantity)))];
  const alike = quantities.map((quantity) =>
    lines.filter((line) => Number(line.quantity) === quantity),
  );
  const checked = await Promise.all(
    alike.map((lines) => haveCurrentPrices(container, lines, priceSets, context)),
  );
  return checked.every(Boolean);
}

/** The same for lines of one quantity, which prices may depend on. */
async function haveCurrentPrices(
  container: MedusaContainer,
  lines: SoldLine[],
  priceSets: Map<string, string>,
  context: PricingContext,
): Promise<boolean> {
  const ids = lines.flatMap(({ variant_id }) => priceSets.get(variant_id) ?? []);
  const prices = await container
    .resolve(Modules.PRICING)
    .calculatePrices({ id: ids }, { context: { ...context, quantity: lines[0]?.quantity ?? 1 } });
  return lines.every((line) => {
    const price = prices.find(({ id }) => id === priceSets.get(line.variant_id));
    return (
      price?.calculated_amount != null &&
      isSameAmount(price.calculated_amount, line.unit_price) &&
      Boolean(price.is_calculated_price_tax_inclusive) === Boolean(line.is_tax_inclusive)
    );
  });
}

type PricingContext = NonNullable<
  NonNullable<Parameters<IPricingModuleService["calculatePrices"]>[1]>["context"]
>;

/** What prices may depend on, with the names that Medusa uses when it prices a cart. */
async function pricingContext(
  container: MedusaContainer,
  cart: PricedCart,
): Promise<PricingContext> {
  const { customer, shipping_address } = cart;
  const context = {
    id: cart.id,
    currency_code: cart.currency_code,
    region_id: cart.region_id,
    sales_channel_id: cart.sales_channel_id,
    email: cart.email,
    locale: cart.locale,
    total: cart.total,
    item_total: cart.item_total,
    customer: customer && { ...customer, groups: await groupsOf(container, customer.id) },
    shipping_address: shipping_address && {
      city: shipping_address.city,
      country_code: shipping_address.country_code,
      province: shipping_address.province,
      postal_code: shipping_address.postal_code,
    },
  };
  // Medusa's type lacks fields that rules of prices may use.
  return context as object as PricingContext;
}
