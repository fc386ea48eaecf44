import type { MedusaContainer } from "@medusajs/framework/types";
import { promotionState } from "../medusa-internals/promotions";

/** Why a promotion code has no effect, with a sentence for the shopper. */
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

/** No promotion has a longer code. */
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
 * Why a promotion code has no effect on a cart; undefined where it may have one. Medusa accepts
 * such codes silently.
 *
 * @param cartId undefined for a cart that is about to be created
 */
export async function codeProblem(
  container: MedusaContainer,
  promotionCode: string,
  cartId: string | undefined,
): Promise<CodeProblem | undefined> {
  if (promotionCode.length > longestCode) return problem("promotion_unknown");
  const found = await promotionState(container, promotionCode, cartId);
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
