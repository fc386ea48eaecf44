import { z } from "@medusajs/framework/zod";
import { createFindParams } from "@medusajs/medusa/api/utils/validators";

export const statuses = ["new", "answered"] as const;

/** What a list of messages can be narrowed to. */
export const listContactMessagesSchema = createFindParams({ limit: 20, offset: 0 }).merge(
  z.object({ q: z.string().max(200).optional(), status: z.enum(statuses).optional() }),
);
