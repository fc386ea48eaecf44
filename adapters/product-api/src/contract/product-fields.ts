import { z } from "zod";
import { jsonList, writtenRowsSchema } from "./fiche-tech.ts";
import { plainLines, plainText } from "./plain-text.ts";
import { conditions } from "./product.ts";
import { newSlugSchema } from "./slug.ts";

/** Characters a title can have. */
export const longestTitle = 200;

const emptyOrText = z
  .string()
  .trim()
  .pipe(z.union([z.literal(""), plainText(200)]));

/** More than any product has of anything, as the engine sees it too. */
const largestNumber = 1_000_000;
const tooMuch = "can be 1,000,000 at most";

const wrongPrice = "Enter a price of 0 or more, with two decimals at most";
const wrongQuantity = "Enter a whole number of 0 or more";

/** A number, or the text of one as a form has it, that must look like this. */
function written(pattern: RegExp, error: string, most: string) {
  return z
    .union([z.number(), z.string()], { error })
    .transform((given) => String(given).trim())
    .pipe(z.string().regex(pattern, { error }))
    .transform(Number)
    .pipe(z.number().max(largestNumber, { error: most }));
}

/** An amount that is not known of every product: null, or an empty text in a form. */
function optionalAmount(amount: z.ZodType<number, number>) {
  return z
    .union([z.null(), z.number(), z.string()])
    .transform((given) => (given === null || String(given).trim() === "" ? null : Number(given)))
    .pipe(amount.nullable());
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
    .pipe(plainText(longestTitle)),
  Description: plainLines(20_000),
  Price: written(/^\d+(\.\d{1,2})?$/, wrongPrice, "A price can be 1,000,000 at most").describe(
    "Euros, without tax",
  ),
  Quantity: written(/^\d+$/, wrongQuantity, "A quantity can be 1,000,000 at most").describe(
    "How many can be bought now",
  ),
  Category: z
    .string({ error: "Choose or enter a category" })
    .trim()
    .min(1, { error: "Choose or enter a category" })
    .pipe(plainText(200))
    .describe("A name; one that is new is made"),
  subCategory: emptyOrText,
  slug: newSlugSchema,
  status: z.enum(["published", "draft"], { error: "must be published or draft" }),
  Brand: emptyOrText,
  color: emptyOrText,
  colorSwatch: z.union([z.literal(""), z.string().regex(/^#[0-9a-f]{6}$/i)], {
    error: "must be a colour such as #1a2b3c",
  }),
  mpn: emptyOrText,
  series: emptyOrText,
  kind: emptyOrText.describe("What the thing is, such as ink bottle"),
  inkType: emptyOrText,
  condition: z.enum(conditions, { error: `must be one of ${conditions.slice(1).join(", ")}` }),
  volumeMl: optionalAmount(
    z.number("must be a number").positive("must be more than 0").max(largestNumber, tooMuch),
  ).describe("Millilitres"),
  pageYield: optionalAmount(
    z
      .number("must be a number")
      .int("must be whole")
      .positive("must be more than 0")
      .max(largestNumber, tooMuch),
  ),
  yieldStandard: emptyOrText,
  ficheTech: writtenRowsSchema,
  compatiblePrinters: jsonList(
    plainText(200).regex(/^\S+ .*\S$/, { error: "must be make and model, such as Epson L3150" }),
    500,
  ).describe("Make and model of each printer it fits; in a form as JSON"),
};
