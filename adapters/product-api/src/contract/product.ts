import { type TranslatedName, translatedNames } from "@chemical-ink/catalogue-schema/translations";
import { z } from "zod";
import { ficheTechRowSchema } from "./fiche-tech.ts";
import { productLabelsSchema } from "./product-labels.ts";
import { shownSheet } from "./sheet-schemas.ts";
import { variantSchema } from "./variant.ts";

/**
 * A picture at the widths that exist of it. `url` is the widest; `sources` lists all,
 * narrowest first, for the `srcset` of an `<img>`.
 */
export const pictureSchema = z.object({
  url: z.string(),
  sources: z.array(z.object({ url: z.string(), width: z.number().int().positive() })),
});

/**
 * A product as shoppers and merchandisers see it. Names with a capital are part of the
 * documented interface and stay as they are.
 */
export const productSchema = z.object({
  ...shownSheet,
  _id: z.string().describe("Medusa's product id"),
  slug: z.string(),
  Title: z.string(),
  Description: z.string(),
  Price: z.number().nonnegative().describe("Major currency units, without tax"),
  currency: z.string().length(3).describe("ISO 4217 code in lower case"),
  Image: z.string().describe("The main picture's address; empty where there is none"),
  Images: z.array(pictureSchema),
  Quantity: z
    .number()
    .int()
    .nonnegative()
    .describe("What can be bought now: stock less reservations"),
  sold: z.number().int().nonnegative().describe("Units really ordered"),
  Category: z.string(),
  categorySlug: z.string(),
  subCategory: z.string(),
  subCategorySlug: z.string(),
  ficheTech: z.array(ficheTechRowSchema),
  compatiblePrinters: z.array(z.string()).describe("Make and model of each printer it fits"),
  variantId: z.string().describe("Medusa's variant id: what goes into a cart"),
  variants: z
    .array(variantSchema)
    .min(2)
    .optional()
    .describe(
      "Where there is a choice: the variants for sale, in the merchandiser's order. `variantId`, " +
        "`Price`, `Quantity` and `mpn` are those of the default variant, the first that can be " +
        "bought; filters and sorts by price use the lowest",
    ),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  labels: productLabelsSchema
    .optional()
    .describe(
      "In another language than the main one: its words for values. The values stay those of the " +
        "main language, so that filters and URLs are the same in every language",
    ),
  untranslated: z
    .array(z.enum(translatedNames as [TranslatedName, ...TranslatedName[]]))
    .optional()
    .describe("In another language: the texts that are not translated, in the main language"),
  isPartial: z
    .literal(true)
    .optional()
    .describe(
      "There while the catalogue's database does not answer and the product is not in memory: " +
        "title, slug, price, brand, categories, colour and units sold are true; `Quantity` is 0 " +
        "where it is sold out and 1 where it is not, however many there are; the rest is empty",
    ),
});

export type Picture = z.infer<typeof pictureSchema>;
export type Product = z.infer<typeof productSchema>;
