import { z } from "@medusajs/framework/zod";
import { statuses } from "../validators";

export const updateContactMessageSchema = z.strictObject({
  status: z.enum(statuses, { error: 'A message is "new" or "answered".' }),
});
