import { z } from "@medusajs/framework/zod";

export const statuses = ["new", "answered"] as const;

/** The filters and the page of a list of messages. */
export const listContactMessagesSchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
  /** A part of the name, the email address, the subject or the message. */
  q: z
    .string()
    .max(200)
    .refine((text) => !text.includes("\0"), "A search cannot contain control characters.")
    .optional(),
  status: z.enum(statuses).optional(),
  fields: z.string().optional(),
  order: z.enum(["created_at", "-created_at"]).optional(),
});
