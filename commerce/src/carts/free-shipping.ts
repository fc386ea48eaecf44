import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { catalogueCurrency } from "../catalogue-product/shown-parts";

/** A rule by which an order is sent for nothing. */
export interface FreeShipping {
  /** The value of goods, major units, from which it holds. */
  threshold: number;
  currency_code: string;
}

/**
 * The lowest value of goods from which one of the shop's shipping options costs nothing: a price of
 * 0 whose rule is that `item_total` is that much or more, as merchants set it in the admin.
 */
export async function freeShipping(container: MedusaContainer): Promise<FreeShipping | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  // A question mark in the pattern would be taken for a binding.
  const { rows } = await database.raw<{ rows: { threshold: number }[] }>(
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
    [catalogueCurrency],
  );
  const [found] = rows;
  return found && { threshold: found.threshold, currency_code: catalogueCurrency };
}
