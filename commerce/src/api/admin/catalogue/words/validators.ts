import { z } from "@medusajs/framework/zod";
import { otherLanguages } from "../../../../../catalogue-schema/src/languages";
import { limits } from "../../../../../catalogue-schema/src/limits";
import { textSchema } from "../../../../catalogue-product/schema";

const locale = z.enum(
  otherLanguages,
  `One of the languages that goods are translated into: ${otherLanguages.join(", ")}.`,
);
const word = textSchema(limits.rowValue);
const category = textSchema(limits.shortText);
const given = (text: z.ZodType<string>) => text.refine(Boolean, "Enter a text.");

function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item, "A list.")
    .max(limits.wordsAtOnce, `At most ${limits.wordsAtOnce} at once.`)
    .default([]);
}

/** The texts whose translations are asked for. */
export const wordTextsSchema = z.strictObject({
  locale,
  words: listOf(given(word)),
  categories: listOf(given(category)),
});

function translated(text: z.ZodType<string>) {
  return listOf(z.strictObject({ text: given(text), translation: text })).superRefine(
    (entries, context) => {
      for (const [index, { text }] of entries.entries()) {
        if (entries.findIndex((entry) => entry.text === text) === index) continue;
        context.addIssue({ code: "custom", path: [index, "text"], message: "It is there twice." });
      }
    },
  );
}

/** Texts with their translations; an empty one removes it. */
export const translatedWordsSchema = z.strictObject({
  locale,
  words: translated(word),
  categories: translated(category),
});
