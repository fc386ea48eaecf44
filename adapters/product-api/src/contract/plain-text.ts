import { z } from "zod";

/**
 * Text as a person types it: at least one character, no control characters and no broken
 * Unicode, which the database could not hold anyway.
 */
export function plainText(maxLength: number, minLength = 1) {
  return z
    .string()
    .min(minLength, { error: "must not be empty" })
    .max(maxLength, { error: `must have at most ${maxLength} characters` })
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), {
      error: "must not contain control characters",
    });
}

/** The same, but of several lines, and it may be empty. Line ends become `\n`. */
export function plainLines(maxLength: number) {
  return z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .max(maxLength, { error: `must have at most ${maxLength} characters` })
        .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\n\t]/g, "")), {
          error: "must not contain control characters",
        }),
    );
}
