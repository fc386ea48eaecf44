import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Why a promotion code takes nothing off, with a sentence for the shopper. */
export interface CodeProblem {
  code:
    | "promotion_unknown"
    | "promotion_not_yet"
    | "promotion_expired"
    | "promotion_used_up"
    | "promotion_other_currency"
    | "promotion_needs_shipping";
  message: string;
}

interface Found {
  is_early: boolean | null;
  is_late: boolean | null;
  is_used_up: boolean | null;
  is_other_currency: boolean | null;
  is_unsent: boolean | null;
}

/** Nobody gives out a longer one. */
const longestCode = 100;

const problems: Record<CodeProblem["code"], string> = {
  promotion_unknown: "This code is not one of ours. Please look at how it is spelt.",
  promotion_not_yet: "This code is not valid yet.",
  promotion_expired: "This code has expired.",
  promotion_used_up: "This code has been used as often as it can be.",
  promotion_other_currency: "This code is for another currency.",
  promotion_needs_shipping:
    "This code is for delivery: it counts once a way of delivery is chosen.",
};

/**
 * Why a promotion code is of no use for a cart; nothing where it may be. Medusa takes such codes
 * without a word and without an effect.
 *
 * @param cartId nothing for a cart that is about to be made
 */
export async function codeProblem(
  container: MedusaContainer,
  promotionCode: string,
  cartId: string | undefined,
): Promise<CodeProblem | undefined> {
  if (promotionCode.length > longestCode) return problem("promotion_unknown");
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: Found[] }>(
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
  const [found] = rows;
  if (!found) return problem("promotion_unknown");
  if (found.is_early) return problem("promotion_not_yet");
  if (found.is_late) return problem("promotion_expired");
  if (found.is_used_up) return problem("promotion_used_up");
  if (found.is_other_currency) return problem("promotion_other_currency");
  return found.is_unsent ? problem("promotion_needs_shipping") : undefined;
}

function problem(code: CodeProblem["code"]): CodeProblem {
  return { code, message: problems[code] };
}
