import { z } from "@medusajs/framework/zod";

export const mergeCategorySchema = z.object({ into_id: z.string().min(1).max(64) }).strict();
export type MergeCategory = z.infer<typeof mergeCategorySchema>;
