import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";

/*
 * Stands on Medusa 2.21.2: `promotion`, `promotion_campaign`, `promotion_campaign_budget`,
 * `promotion_application_method`, `cart`, `cart_shipping_method`, and the link `cart_promotion`.
 * The Promotion Module leaves out promotions that do not apply, without a reason.
 */

/** Why an active promotion does not apply to a cart; null where the question does not arise. */
export interface PromotionState {
  is_early: boolean | null;
  is_late: boolean | null;
  is_used_up: boolean | null;
  is_other_currency: boolean | null;
  /** Whether it is for a delivery and the cart has none. */
  is_unsent: boolean | null;
}

/**
 * Why the active promotion with a code may not apply to a cart; undefined where there is no such
 * promotion.
 *
 * @param cartId undefined for a cart that is about to be created
 */
export async function promotionState(
  container: MedusaContainer,
  promotionCode: string,
  cartId: string | undefined,
): Promise<PromotionState | undefined> {
  const [state] = await rowsOf<PromotionState>(
    container,
    `select c."starts_at" > now() as "is_early", c."ends_at" < now() as "is_late",
       (p."limit" is not null and p."used" >= p."limit") or exists (
         select 1 from "promotion_campaign_budget" b
         where b."campaign_id" = c."id" and b."deleted_at" is null and b."attribute" is null
           and b."limit" is not null and b."used" >= b."limit"
       ) as "is_used_up",
       m."currency_code" is not null and lower(m."currency_code") <> (
         select lower(cart."currency_code") from "cart" where cart."id" = ?
       ) as "is_other_currency",
       m."target_type" = 'shipping_methods' and not exists (
         select 1 from "cart_shipping_method" s where s."cart_id" = ? and s."deleted_at" is null
       ) as "is_unsent"
     from "promotion" p
     left join "promotion_campaign" c on c."id" = p."campaign_id" and c."deleted_at" is null
     left join "promotion_application_method" m
       on m."promotion_id" = p."id" and m."deleted_at" is null
     where p."code" = ? and p."status" = 'active' and p."deleted_at" is null`,
    [cartId ?? "", cartId ?? "", promotionCode],
  );
  return state;
}

/** Whether the shop has promotions that apply without a code. */
export async function hasAutomaticPromotions(container: MedusaContainer): Promise<boolean> {
  const found = await rowsOf(
    container,
    `select 1 from "promotion"
     where "is_automatic" and "status" = 'active' and "deleted_at" is null limit 1`,
  );
  return found.length > 0;
}

/** The promotion codes of a cart. */
export async function codesOn(container: MedusaContainer, cartId: string): Promise<string[]> {
  const rows = await rowsOf<{ code: string }>(
    container,
    `select p."code" from "cart_promotion" link
     join "promotion" p on p."id" = link."promotion_id" and p."deleted_at" is null
     where link."cart_id" = ? and link."deleted_at" is null`,
    [cartId],
  );
  return rows.map(({ code }) => code);
}
