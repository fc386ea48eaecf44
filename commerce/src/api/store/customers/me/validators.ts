import { z } from "@medusajs/framework/zod";

export const deleteAccountSchema = z.object({
  id_token: z.string("Sign in once more, and send the ID token of it.").min(1).max(10_000),
});
