import { z } from "@medusajs/framework/zod";

const wishSchema = z
  .object({ variant_id: z.string().min(1).max(64), quantity: z.number().int().min(1) })
  .strict();

export const wishesSchema = z.object({ items: z.array(wishSchema).max(200) }).strict();
