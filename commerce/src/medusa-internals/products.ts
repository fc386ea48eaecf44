import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";

/*
 * Stands on Medusa 2.21.2: `product`, and the link of products to their sheets. Query would load
 * every product to find those without a sheet.
 */

/**
 * The ids of products without a sheet, sorted.
 *
 * @param among checks only these; all products where it is left out
 * @param after starts after this id
 */
export async function productsWithoutSheet(
  container: MedusaContainer,
  { among, after = "", limit }: { among?: string[]; after?: string; limit: number },
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    container,
    `select product."id"
     from "product"
     where product."deleted_at" is null
       and product."id" > :after
       and (
         cast(:ids as jsonb) is null
         or product."id" in (select jsonb_array_elements_text(cast(:ids as jsonb)))
       )
       and not exists (
         select 1 from "product_product_product_sheet_product_sheet" link
         where link."product_id" = product."id" and link."deleted_at" is null
       )
     order by product."id"
     limit :limit`,
    { ids: among ? JSON.stringify(among) : null, after, limit },
  );
  return rows.map(({ id }) => id);
}
