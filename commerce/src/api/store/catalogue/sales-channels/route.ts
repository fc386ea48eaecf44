import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";

/**
 * The sales channels that the caller's publishable key opens. The product API lists what is sold
 * in them.
 */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse): Promise<void> {
  res.json({ sales_channel_ids: req.publishable_key_context.sales_channel_ids });
}
