import { z } from "zod";
import { knownKeys } from "./known-keys.ts";
import { plainLines, plainText } from "./plain-text.ts";
import { ficheTechRowSchema } from "./product.ts";

/** Characters a title can have. */
export const longestTitle = 200;
/** Pictures a product can have. */
export const mostImages = 10;

const megabyte = 1024 * 1024;
/** The most a file can have, bytes, by the form's field. */
export const largestFile = { Image: 5 * megabyte, pdf: 20 * megabyte, video: 100 * megabyte };

/** The types a file can have, by the form's field. */
export const fileTypes = {
  Image: ["image/png", "image/jpeg", "image/webp", "image/avif"],
  pdf: ["application/pdf"],
  video: ["video/mp4", "video/webm"],
} satisfies Record<keyof typeof largestFile, z.core.util.MimeTypes[]>;

const optionalText = z
  .string()
  .trim()
  .pipe(z.union([z.literal(""), plainText(200)]))
  .optional();

/** More than any product has of anything, as the engine sees it too. */
const largestNumber = 1_000_000;
const tooMuch = "can be 1,000,000 at most";

const optionalAmount = (amount: z.ZodType<number, number>) =>
  z
    .string()
    .trim()
    .transform((text) => (text === "" ? undefined : Number(text)))
    .pipe(amount.optional())
    .optional();

/** A list that a form can only hold as text. */
function jsonList<Item extends z.ZodType>(item: Item, most: number) {
  const error = "must be a list, written as JSON";
  return z
    .string()
    .default("[]")
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: error });
        return z.NEVER;
      }
    })
    .pipe(z.array(item, { error }).max(most, { error: `can hold ${most} at most` }));
}

const picture = z
  .file()
  .max(largestFile.Image, { error: "A picture can have 5 MB at most" })
  .mime(fileTypes.Image, { error: "Pictures can be PNG, JPEG, WebP or AVIF" });

const videoFile = z
  .file()
  .max(largestFile.video, { error: "The video can have 100 MB at most" })
  .mime(fileTypes.video, { error: "A video can be MP4 or WebM" });

const videoAddress = z.url({
  protocol: /^https?$/,
  error: "Enter a web address that begins with https://",
});

const wrongPrice = "Enter a price of 0 or more, with two decimals at most";
const wrongQuantity = "Enter a whole number of 0 or more";

/**
 * A new product as a merchandiser's form sends it (multipart): the product's own fields as text,
 * and its files, whose type is told by their content.
 */
export const newProductSchema = knownKeys({
  Title: z
    .string({ error: "Enter a title" })
    .trim()
    .min(1, { error: "Enter a title" })
    .pipe(plainText(longestTitle)),
  Description: plainLines(20_000).default(""),
  Price: z
    .string({ error: wrongPrice })
    .trim()
    .regex(/^\d+(\.\d{1,2})?$/, { error: wrongPrice })
    .transform(Number)
    .pipe(z.number().max(largestNumber, { error: "A price can be 1,000,000 at most" }))
    .describe("Euros, without tax"),
  Quantity: z
    .string({ error: wrongQuantity })
    .trim()
    .regex(/^\d+$/, { error: wrongQuantity })
    .transform(Number)
    .pipe(z.number().max(largestNumber, { error: "A quantity can be 1,000,000 at most" }))
    .describe("How many are in stock"),
  Category: z
    .string({ error: "Choose or enter a category" })
    .trim()
    .min(1, { error: "Choose or enter a category" })
    .pipe(plainText(200))
    .describe("A name; one that is new is made"),
  subCategory: optionalText,
  Brand: optionalText,
  color: optionalText,
  colorSwatch: z
    .union([z.literal(""), z.string().regex(/^#[0-9a-f]{6}$/i)], {
      error: "must be a colour such as #1a2b3c",
    })
    .optional(),
  mpn: optionalText,
  series: optionalText,
  inkType: optionalText,
  volumeMl: optionalAmount(
    z.number("must be a number").positive("must be more than 0").max(largestNumber, tooMuch),
  ),
  pageYield: optionalAmount(
    z
      .number("must be a number")
      .int("must be whole")
      .positive("must be more than 0")
      .max(largestNumber, tooMuch),
  ),
  yieldStandard: optionalText,
  ficheTech: jsonList(
    ficheTechRowSchema.extend({
      label: z.string().trim().min(1, { error: "Enter a label for each row" }).pipe(plainText(200)),
      value: plainLines(2_000),
    }),
    100,
  ).describe("Rows of {label, value}, as JSON"),
  compatiblePrinters: jsonList(
    plainText(200).regex(/^\S+ .*\S$/, { error: "must be make and model, such as Epson L3150" }),
    500,
  ).describe("Make and model of each printer it fits, a list of strings as JSON"),
  Image: z.array(picture).max(mostImages, { error: "10 pictures at most" }).default([]),
  pdf: z
    .file({ error: "Choose one PDF" })
    .max(largestFile.pdf, { error: "The PDF can have 20 MB at most" })
    .mime(fileTypes.pdf, { error: "This is not a PDF" })
    .optional(),
  video: z
    .union([z.literal(""), videoAddress, videoFile], {
      error: (issue) =>
        Array.isArray(issue.input) ? "Give a video file or its address, not both" : undefined,
    })
    .optional()
    .describe("A file, or the address of one or of a player"),
});

/** What is answered when a product was created. */
export const createdProductSchema = z.object({
  _id: z.string().describe("Medusa's product id"),
  slug: z.string(),
});

/** A checked new product. */
export type NewProduct = z.output<typeof newProductSchema>;
export type CreatedProduct = z.infer<typeof createdProductSchema>;
