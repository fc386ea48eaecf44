import { z } from "zod";
import { pdfFileSchema, pictureFilesSchema, videoSchema } from "./files.ts";
import { knownKeys } from "./known-keys.ts";
import { productFields } from "./product-fields.ts";
import { writtenSheet } from "./sheet-schemas.ts";
import { writtenTranslations } from "./translated-texts.ts";

const { Title, Description, Price, Quantity, Category, ficheTech, compatiblePrinters } =
  productFields;

/**
 * A new product as a merchandiser's form sends it (multipart): the product's own fields as text,
 * and its files, whose type is told by their content.
 */
export const newProductSchema = knownKeys({
  Title,
  Description: Description.default(""),
  Price,
  Quantity,
  Category,
  subCategory: productFields.subCategory.optional(),
  slug: productFields.slug.optional(),
  status: productFields.status.optional(),
  ...z.object({ ...writtenSheet, ...writtenTranslations }).partial().shape,
  ficheTech: ficheTech.default([]),
  compatiblePrinters: compatiblePrinters.default([]),
  Image: pictureFilesSchema.default([]),
  pdf: pdfFileSchema.optional(),
  video: videoSchema.optional(),
});

/** What is answered when a product was created. */
export const createdProductSchema = z.object({
  _id: z.string().describe("Medusa's product id"),
  slug: z.string(),
});

/** A checked new product. */
export type NewProduct = z.output<typeof newProductSchema>;
export type CreatedProduct = z.infer<typeof createdProductSchema>;
