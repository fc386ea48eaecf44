import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";

/**
 * Answers the sales channels of the caller's publishable key. The product API lists the products
 * that are sold in them.
 */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse): Promise<void> {
  res.json({ sales_channel_ids: req.publishable_key_context.sales_channel_ids });
}
