import { z } from "zod";
import type { TableProduct, TableRequest } from "../contract/product-table.ts";
import type { Vocabulary } from "../contract/vocabulary.ts";
import { availableOf, backendProductSchema, versionOf } from "./catalogue-fields.ts";

/** The backend's query for a page of the table. */
export function tableQuery({ sort, page, itemsPerPage, ...search }: TableRequest): URLSearchParams {
  const asked = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams({
    ...Object.fromEntries(asked),
    order: sort,
    limit: String(itemsPerPage),
    offset: String((page - 1) * itemsPerPage),
  });
}

const rowSchema = backendProductSchema
  .omit({ description: true, rows: true, printers: true, images: true })
  .extend({ thumbnail: z.string() });

/** The backend's page of products, in our own names. */
export const backendTableSchema = z
  .object({ products: z.array(rowSchema), count: z.number() })
  .transform(({ products, count }) => ({ products: products.map(tableProduct), total: count }));

function tableProduct(product: z.infer<typeof rowSchema>): TableProduct {
  return {
    _id: product.id,
    slug: product.handle,
    Title: product.title,
    Price: product.price,
    Quantity: availableOf(product),
    sold: product.sold,
    status: product.status,
    Brand: product.brand,
    Category: product.category,
    subCategory: product.sub_category,
    mpn: product.mpn,
    furtherVariants: product.further_variants,
    Image: product.thumbnail,
    version: versionOf(product),
  };
}

/** The backend's words, in our own names. */
export const backendVocabularySchema = z
  .object({
    vocabulary: z.object({
      categories: z.array(z.object({ name: z.string(), sub_categories: z.array(z.string()) })),
      colors: z.array(z.object({ name: z.string(), swatch: z.string() })),
      values: z.record(z.string(), z.array(z.string())),
      labels: z.array(z.object({ label: z.string(), unit: z.string() })),
    }),
  })
  .transform(
    ({ vocabulary: { categories, ...same } }): Vocabulary => ({
      ...same,
      categories: categories.map(({ name, sub_categories }) => ({
        name,
        subCategories: sub_categories,
      })),
    }),
  );
