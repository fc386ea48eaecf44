import { languages } from "@chemical-ink/catalogue-schema/languages";
import { z } from "zod";

/** `?locale=` of a call: the language of the answer, such as `fr` or `fr-CA`. */
export const localeQuerySchema = z.object({
  locale: z
    .string()
    .transform((locale) => locale.toLowerCase().split("-")[0] ?? "")
    .refine((language) => languages.includes(language), {
      error: `must be one of ${languages.join(", ")}`,
    })
    .optional()
    .describe(
      "The language of the texts, before that of `Accept-Language`. What is not translated is in " +
        "the main language",
    ),
});
