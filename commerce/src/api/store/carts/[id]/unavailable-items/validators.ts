import { z } from "@medusajs/framework/zod";

const desiredLineSchema = z
  .object({ variant_id: z.string().min(1).max(64), quantity: z.number().int().min(1) })
  .strict();

export const desiredLinesSchema = z.object({ items: z.array(desiredLineSchema).max(200) }).strict();
