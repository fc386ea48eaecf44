import { z } from "@medusajs/framework/zod";

export const mergeCartsSchema = z
  .object({ cart_id: z.string().min(1).max(64).optional() })
  .strict();
