import { z } from "@medusajs/framework/zod";
import { comparableAddress } from "../../../email-address";
import { locale } from "../../locale";

/** Control characters and broken Unicode, which PostgreSQL would not store unchanged. */
const notText = /[\p{Cc}\p{Cs}]/u;

/** A text on one line. Emoji, markup and every script are kept. */
function line(most: number, missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(most, `At most ${most} characters.`)
    .refine((text) => !notText.test(text), "Control characters cannot be sent.");
}

/** Requests with the same key store one message. */
const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,100}$/, "1 to 100 letters, digits and signs.")
  .optional();

export const newContactMessageSchema = z.strictObject({
  name: line(100, "Enter your name."),
  email: line(254, "Enter your e-mail address.")
    .regex(/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\]+$/, {
      error: "This is not an e-mail address.",
    })
    .transform(comparableAddress),
  subject: line(200, "Enter a subject."),
  message: z
    .string("Enter your message.")
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .min(1, "Enter your message.")
        .max(5_000, "At most 5,000 characters.")
        .refine((text) => !notText.test(text.replace(/[\n\t]/g, "")), {
          error: "Control characters cannot be sent.",
        }),
    ),
  locale: locale.optional(),
  /** A hidden field. Programs that fill in forms fill it in too. */
  website: z.literal("", "Leave this field empty.").optional(),
  idempotency_key: idempotencyKey,
});
