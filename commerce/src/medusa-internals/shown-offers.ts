import { catalogueCurrency } from "../currency-environment";

/**
 * The stock and the price of each product's first variant, which the catalogue shows, as parts of a
 * `with`. Query would load every product to count or sort them. Stands on Medusa 2.21.2:
 * `product_variant`, `inventory_level`, `price`, and the links of variants to inventory items and
 * price sets.
 */
export const shownOffers = `
  first_variant as (
    select distinct on (product_id) product_id, id, manage_inventory
    from product_variant
    where deleted_at is null
    order by product_id, coalesce(variant_rank, 0), id
  ),
  available as (
    select inventory_item_id, sum(stocked_quantity - reserved_quantity) as quantity
    from inventory_level
    where deleted_at is null
    group by inventory_item_id
  ),
  buyable as (
    select link.variant_id,
      min(floor(coalesce(available.quantity, 0) / greatest(link.required_quantity, 1))) as quantity
    from product_variant_inventory_item link
    left join available using (inventory_item_id)
    where link.deleted_at is null
    group by link.variant_id
  ),
  priced as (
    select link.variant_id, min(price.amount) as amount
    from product_variant_price_set link
    join price on price.price_set_id = link.price_set_id
    where link.deleted_at is null and price.deleted_at is null
      and price.currency_code = '${catalogueCurrency}' and price.price_list_id is null
      and price.min_quantity is null and (price.rules_count is null or price.rules_count = 0)
    group by link.variant_id
  )`;
