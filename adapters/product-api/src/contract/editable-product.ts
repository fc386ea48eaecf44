import { z } from "zod";
import { pictureSchema, productSchema } from "./product.ts";

/** A product as a merchandiser edits it, published or not. */
export const editableProductSchema = productSchema
  .pick({
    _id: true,
    slug: true,
    Title: true,
    Description: true,
    Quantity: true,
    sold: true,
    color: true,
    colorSwatch: true,
    Brand: true,
    Category: true,
    subCategory: true,
    ficheTech: true,
    pdf: true,
    video: true,
    compatiblePrinters: true,
    pageYield: true,
    yieldStandard: true,
    volumeMl: true,
    inkType: true,
    condition: true,
    series: true,
    mpn: true,
  })
  .extend({
    Price: z.number().nonnegative().nullable().describe("Null where it has none: not for sale"),
    kind: z.string().describe("What the thing is, such as ink bottle"),
    status: z.enum(["published", "draft", "proposed", "rejected"]),
    Images: z.array(pictureSchema),
    furtherVariants: z
      .number()
      .int()
      .nonnegative()
      .describe("Variants beside the first, which is the one described: edited in Medusa's admin"),
    version: z.string().describe("Send it back with a change: it shows what was seen"),
  });

export type EditableProduct = z.infer<typeof editableProductSchema>;
