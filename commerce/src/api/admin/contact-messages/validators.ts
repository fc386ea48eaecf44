import { z } from "@medusajs/framework/zod";

export const statuses = ["new", "answered"] as const;

/** What a list of messages can be narrowed to, and which part of it is shown. */
export const listContactMessagesSchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
  /** A part of the name, the address, the subject or the message. */
  q: z
    .string()
    .max(200)
    .refine((text) => !text.includes("\0"), "Control characters cannot be looked for.")
    .optional(),
  status: z.enum(statuses).optional(),
  fields: z.string().optional(),
  order: z.enum(["created_at", "-created_at"]).optional(),
});
