import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";

/*
 * Stands on Medusa 2.21.2: `price`, `price_rule`, `shipping_option`, `shipping_option_rule`,
 * `cart_shipping_method`, and the links `product_variant_price_set` and
 * `shipping_option_price_set`. The Pricing Module knows neither variants nor shipping options, and
 * Query loads each price with its rules.
 */

/** The ids of price sets by variant; a variant without a price is missing. */
export async function priceSetsOf(
  container: MedusaContainer,
  variantIds: string[],
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ variant_id: string; price_set_id: string }>(
    container,
    `select "variant_id", "price_set_id" from "product_variant_price_set"
     where "deleted_at" is null and "variant_id" in (${variantIds.map(() => "?").join(", ")})`,
    variantIds,
  );
  return new Map(rows.map(({ variant_id, price_set_id }) => [variant_id, price_set_id]));
}

/**
 * The lowest value of the goods, major units, from which a shipping option is free: a price of 0
 * with the rule that `item_total` is at least so much, as merchants set it in the admin. Undefined
 * where there is none.
 */
export async function freeShippingThreshold(
  container: MedusaContainer,
  currencyCode: string,
): Promise<number | undefined> {
  // Knex would take a question mark in the pattern for a binding.
  const [found] = await rowsOf<{ threshold: number }>(
    container,
    `select min(r."value"::numeric)::float as "threshold"
     from "shipping_option" o
     join "shipping_option_price_set" link
       on link."shipping_option_id" = o."id" and link."deleted_at" is null
     join "price" p on p."price_set_id" = link."price_set_id" and p."deleted_at" is null
     join "price_rule" r on r."price_id" = p."id" and r."deleted_at" is null
     where o."deleted_at" is null and p."amount" = 0 and p."currency_code" = ?
       and r."attribute" = 'item_total' and r."operator" in ('gte', 'gt')
       and r."value" ~ '^[0-9]+(\\.[0-9]+){0,1}$' and not exists (
         select 1 from "shipping_option_rule" hidden
         where hidden."shipping_option_id" = o."id" and hidden."deleted_at" is null
           and hidden."attribute" = 'is_return' and hidden."value" = '"true"')
     having count(*) > 0`,
    [currencyCode],
  );
  return found?.threshold;
}

/**
 * Whether the price of a cart's delivery depends on its content, such as a delivery that is free
 * from a value of the goods.
 */
export async function hasDependentDelivery(
  container: MedusaContainer,
  cartId: string,
): Promise<boolean> {
  const found = await rowsOf(
    container,
    `select 1 from "cart_shipping_method" method
     join "shipping_option" o on o."id" = method."shipping_option_id"
     where method."cart_id" = ? and method."deleted_at" is null and (
       o."price_type" = 'calculated' or exists (
         select 1 from "shipping_option_price_set" link
         join "price" p on p."price_set_id" = link."price_set_id" and p."deleted_at" is null
         join "price_rule" r on r."price_id" = p."id" and r."deleted_at" is null
         where link."shipping_option_id" = o."id" and link."deleted_at" is null
           and r."attribute" <> 'region_id'))
     limit 1`,
    [cartId],
  );
  return found.length > 0;
}
