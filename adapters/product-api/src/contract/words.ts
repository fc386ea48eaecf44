import { otherLanguages } from "@chemical-ink/catalogue-schema/languages";
import { limits } from "@chemical-ink/catalogue-schema/limits";
import { z } from "zod";
import { knownKeys } from "./known-keys.ts";
import { plainText } from "./plain-text.ts";

const locale = z
  .enum(otherLanguages, { error: `must be one of ${otherLanguages.join(", ")}` })
  .describe("The language that the words are translated into");

/** Bytes of the longest words in one call. */
export const largestWords = 2 * 1024 * 1024;

function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .max(limits.wordsAtOnce, { error: `can be ${limits.wordsAtOnce} at most` })
    .default([]);
}

function translated(maxLength: number) {
  return z.object({
    text: plainText(maxLength).describe("In the main language"),
    translation: z
      .string()
      .trim()
      .pipe(plainText(maxLength, 0))
      .describe("Empty where there is none"),
  });
}

/** Texts that products share: words of their attributes and technical sheets, and categories. */
export const wordTextsSchema = knownKeys({
  locale,
  words: listOf(plainText(limits.rowValue)),
  categories: listOf(plainText(limits.shortText)),
});

/** The same with their translations into one language. */
export const translatedWordsSchema = knownKeys({
  locale,
  words: listOf(translated(limits.rowValue)),
  categories: listOf(translated(limits.shortText)),
});

export type WordTexts = z.infer<typeof wordTextsSchema>;
export type TranslatedWords = z.infer<typeof translatedWordsSchema>;
