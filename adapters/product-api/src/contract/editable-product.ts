import type { TranslationValues } from "@chemical-ink/catalogue-schema/translations";
import { z } from "zod";
import { pictureSchema, productSchema } from "./product.ts";
import { editableSheet } from "./sheet-schemas.ts";
import { editableTranslations } from "./translated-texts.ts";

/** A product as a merchandiser edits it, published or not. */
export const editableProductSchema = productSchema
  .pick({
    _id: true,
    slug: true,
    Title: true,
    Description: true,
    Quantity: true,
    sold: true,
    Category: true,
    subCategory: true,
    ficheTech: true,
    compatiblePrinters: true,
  })
  .extend({
    ...editableSheet,
    ...editableTranslations,
    Price: z.number().nonnegative().nullable().describe("Null where it has none: not for sale"),
    status: z.enum(["published", "draft", "proposed", "rejected"]),
    Images: z.array(pictureSchema),
    furtherVariants: z
      .number()
      .int()
      .nonnegative()
      .describe("Variants beside the first, which is the one described: edited in Medusa's admin"),
    version: z.string().describe("Send it back with a change: it shows what was seen"),
  });

export type EditableProduct = z.infer<typeof editableProductSchema> & TranslationValues;
