import { expect } from "vitest";
import { adminToken, call } from "./backend";

const promotionIds: string[] = [];
const campaignIds: string[] = [];

/**
 * Creates a promotion of ten per cent, or as given, with `more` such as rules; answers its code.
 */
export async function promotion(
  method: object = { type: "percentage", value: 10 },
  campaign?: object,
  more: object = {},
): Promise<string> {
  const code = `TEST${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const identifier = code.toLowerCase();
  const { body, status } = await call<{ promotion: { id: string; campaign_id?: string } }>(
    "/admin/promotions",
    {
      token: await adminToken(),
      body: {
        code,
        type: "standard",
        status: "active",
        application_method: { target_type: "items", allocation: "across", ...method },
        ...more,
        ...(campaign && { campaign: { name: code, campaign_identifier: identifier, ...campaign } }),
      },
    },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  promotionIds.push(body.promotion.id);
  if (body.promotion.campaign_id) campaignIds.push(body.promotion.campaign_id);
  return code;
}

/** The cart, or the refusal. */
interface Answer {
  cart: { promotions: { code: string }[]; discount_total: number };
  code?: string;
  message: string;
}

/** Puts a code on a cart. */
export function useCode(cartId: string, code: string) {
  return call<Answer>(`/store/carts/${cartId}/promotions`, { body: { promo_codes: [code] } });
}

/** Deletes all promotions that `promotion` has created. */
export async function deletePromotions(): Promise<void> {
  const token = await adminToken();
  for (const id of promotionIds.splice(0)) {
    await call(`/admin/promotions/${id}`, { token, method: "DELETE" });
  }
  for (const id of campaignIds.splice(0)) {
    await call(`/admin/campaigns/${id}`, { token, method: "DELETE" });
  }
}
