import { z } from "zod";
import { ficheTechRowSchema } from "./fiche-tech.ts";
import { variantSchema } from "./variant.ts";

/** Whether the maker of the printer made it; empty where nobody said. */
export const conditions = ["", "oem", "compatible", "remanufactured"] as const;

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
  color: z.string().describe("Colour name; empty where it does not apply"),
  colorSwatch: z.string().describe("CSS colour of the swatch; empty where there is none"),
  Brand: z.string(),
  Category: z.string(),
  categorySlug: z.string(),
  subCategory: z.string(),
  subCategorySlug: z.string(),
  ficheTech: z.array(ficheTechRowSchema),
  pdf: z.string().describe("Address of the technical sheet; empty where there is none"),
  video: z.string().describe("Address of a video file or player; empty where there is none"),
  compatiblePrinters: z.array(z.string()).describe("Make and model of each printer it fits"),
  pageYield: z
    .number()
    .int()
    .positive()
    .nullable()
    .describe("Pages, by `yieldStandard` where given"),
  yieldStandard: z.string().describe("ISO/IEC 24711, 19752 or 19798; empty where unknown"),
  volumeMl: z.number().positive().nullable().describe("Millilitres"),
  inkType: z.string(),
  // Browsers remember products from before there was one.
  condition: z
    .enum(conditions)
    .default("")
    .describe("oem, compatible or remanufactured; empty where it does not apply"),
  series: z.string().describe("The colour set it belongs to; empty where there is none"),
  mpn: z.string().describe("Manufacturer's part number"),
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
