import { otherLanguages } from "@chemical-ink/catalogue-schema/languages";
import { tableOrders } from "@chemical-ink/catalogue-schema/sort-orders";
import { z } from "zod";
import { editableProductSchema } from "./editable-product.ts";
import { knownKeys } from "./known-keys.ts";
import { plainText } from "./plain-text.ts";

/** What there can be too little of. */
export const stockLevels = ["none", "low"] as const;

/** What a product can lack. */
export const gaps = ["picture", "price"] as const;

function wholeNumber(most: number) {
  const error = `must be a whole number from 1 to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(most, { error });
}

/** Which products a merchandiser asks for, as the query of an address. */
export const tableRequestSchema = knownKeys({
  q: z.string().max(200).optional().describe("Words of the title, brand, part number or slug"),
  status: editableProductSchema.shape.status.extract(["published", "draft"]).optional(),
  category: plainText(200).optional().describe("The name of a category of either level"),
  brand: plainText(200).optional(),
  stock: z.enum(stockLevels).optional().describe("none: nothing left; low: under 10"),
  gap: z.enum(gaps).optional().describe("What is missing"),
  untranslated: z
    .enum(otherLanguages)
    .optional()
    .describe("The language that a text of the product is not translated into"),
  sort: z.enum(tableOrders).default("newest"),
  page: wholeNumber(100_000).default(1),
  itemsPerPage: wholeNumber(100).default(50),
});

/** A product in the table, with what can be changed in place and its version. */
export const tableProductSchema = editableProductSchema
  .pick({
    _id: true,
    slug: true,
    Title: true,
    Price: true,
    Quantity: true,
    sold: true,
    status: true,
    Brand: true,
    Category: true,
    subCategory: true,
    mpn: true,
    furtherVariants: true,
    version: true,
  })
  .extend({ Image: z.string().describe("The small picture of lists; empty where there is none") });

/** A page of the table, drafts among them, as the backend has it at this moment. */
export const productTableSchema = z.object({
  products: z.array(tableProductSchema),
  page: z.number().int().min(1),
  itemsPerPage: z.number().int().min(1),
  total: z.number().int().nonnegative(),
  pages: z.number().int().nonnegative(),
});

export type TableRequest = z.output<typeof tableRequestSchema>;
export type TableProduct = z.infer<typeof tableProductSchema>;
export type ProductTable = z.infer<typeof productTableSchema>;
