import { limits } from "@chemical-ink/catalogue-schema/limits";
import { z } from "zod";
import { jsonList, writtenRowsSchema } from "./fiche-tech.ts";
import { plainLines, plainText } from "./plain-text.ts";
import { emptyOrText, writtenSheet } from "./sheet-schemas.ts";
import { newSlugSchema } from "./slug.ts";
import { writtenTranslations } from "./translated-texts.ts";

const tooMuch = `can be ${limits.amount.toLocaleString("en")} at most`;

const wrongPrice = "Enter a price of 0 or more, with two decimals at most";
const wrongQuantity = "Enter a whole number of 0 or more";

/** A number, or the text of one as a form has it, that must look like this. */
function written(pattern: RegExp, error: string, most: string) {
  return z
    .union([z.number(), z.string()], { error })
    .transform((given) => String(given).trim())
    .pipe(z.string().regex(pattern, { error }))
    .transform(Number)
    .pipe(z.number().max(limits.amount, { error: most }));
}

/**
 * What a merchandiser writes of a product, by the product's own names; each field as a form holds
 * it (text) or as JSON does. An empty text, or null for a number, says: not known, or not so.
 */
export const productFields = {
  Title: z
    .string({ error: "Enter a title" })
    .trim()
    .min(1, { error: "Enter a title" })
    .pipe(plainText(limits.shortText)),
  Description: plainLines(limits.longText),
  ...writtenTranslations,
  Price: written(/^\d+(\.\d{1,2})?$/, wrongPrice, `A price ${tooMuch}`).describe(
    "Euros, without tax",
  ),
  Quantity: written(/^\d+$/, wrongQuantity, `A quantity ${tooMuch}`).describe(
    "How many can be bought now",
  ),
  Category: z
    .string({ error: "Choose or enter a category" })
    .trim()
    .min(1, { error: "Choose or enter a category" })
    .pipe(plainText(limits.shortText))
    .describe("A name; one that is new is made"),
  subCategory: emptyOrText,
  slug: newSlugSchema,
  status: z.enum(["published", "draft"], { error: "must be published or draft" }),
  ...writtenSheet,
  ficheTech: writtenRowsSchema,
  compatiblePrinters: jsonList(
    plainText(limits.shortText).regex(/^\S+ .*\S$/, {
      error: "must be make and model, such as Epson L3150",
    }),
    limits.printers,
  ).describe("Make and model of each printer it fits; in a form as JSON"),
};
