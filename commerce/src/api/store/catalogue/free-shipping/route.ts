import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { caches } from "../../../../caches";
import { freeShipping } from "../../../../carts/free-shipping";

/**
 * Answers `{threshold, currency_code}`: the value of the goods, as Medusa compares it, from which
 * delivery is free; null where the shop has no such rule.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.set("Cache-Control", `public, max-age=${caches.freeShipping.freshMs / 1_000}`);
  res.json({ free_shipping: (await freeShipping(req.scope)) ?? null });
}
