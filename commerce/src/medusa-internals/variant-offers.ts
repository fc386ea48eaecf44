import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";

/** The offer of a variant in a sales channel. */
export interface VariantOffer {
  /** The title of its product. */
  title: string;
  variant_title: string | null;
  is_sold: boolean;
  /** The most units that one line item can have; infinite where stock is not counted. */
  available: number;
}

interface Row extends Omit<VariantOffer, "available"> {
  id: string;
  available: number | null;
}

/**
 * The offers of variants by id; a deleted one is missing. One statement, because adding to a cart
 * and completing it begin with it; Medusa's modules would need nine. A line item ships from one
 * stock location, so the location with most units counts. Stands on Medusa 2.21.2: `product`,
 * `product_variant`, `inventory_level`, and the links `product_sales_channel`,
 * `product_variant_inventory_item` and `sales_channel_stock_location`.
 *
 * @param salesChannelId undefined for a cart without one: then all of them count
 */
export async function variantOffers(
  container: MedusaContainer,
  variantIds: string[],
  salesChannelId: string | null | undefined,
): Promise<Map<string, VariantOffer>> {
  if (variantIds.length === 0) return new Map();
  const channel = salesChannelId ?? null;
  const rows = await rowsOf<Row>(
    container,
    `select v."id", p."title", v."title" as "variant_title",
       p."status" = 'published' and (?::text is null or exists (
         select 1 from "product_sales_channel" own
         where own."product_id" = p."id" and own."sales_channel_id" = ? and own."deleted_at" is null
       )) as "is_sold",
       case when v."manage_inventory" and not v."allow_backorder" then (
         select min(part."units")::float from (
           select floor(greatest(0, coalesce(max(l."stocked_quantity" - l."reserved_quantity"), 0))
             / need."required_quantity") as "units"
           from "product_variant_inventory_item" need
           left join "inventory_level" l on l."inventory_item_id" = need."inventory_item_id"
             and l."deleted_at" is null and (?::text is null or exists (
               select 1 from "sales_channel_stock_location" place
               where place."stock_location_id" = l."location_id" and place."sales_channel_id" = ?
                 and place."deleted_at" is null
             ))
           where need."variant_id" = v."id" and need."deleted_at" is null
           group by need."id", need."required_quantity"
         ) part
       ) end as "available"
     from "product_variant" v
     join "product" p on p."id" = v."product_id" and p."deleted_at" is null
     where v."deleted_at" is null and v."id" in (${variantIds.map(() => "?").join(", ")})`,
    [channel, channel, channel, channel, ...variantIds],
  );
  return new Map(
    rows.map(({ id, available, ...offer }) => [
      id,
      { ...offer, available: available ?? Number.POSITIVE_INFINITY },
    ]),
  );
}
