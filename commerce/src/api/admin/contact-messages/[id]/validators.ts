import { z } from "@medusajs/framework/zod";
import { statuses } from "../validators";

/** What can be changed of a message: whether it is answered. */
export const updateContactMessageSchema = z.strictObject({
  status: z.enum(statuses, { error: 'A message is "new" or "answered".' }),
});
