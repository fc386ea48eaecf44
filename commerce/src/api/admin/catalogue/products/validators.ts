import { z } from "@medusajs/framework/zod";
import { otherLanguages } from "../../../../../catalogue-schema/src/languages";
import { tableOrders } from "../../../../../catalogue-schema/src/sort-orders";
import { fieldsRefusal } from "../../../../catalogue-product/refusal";
import { problemsOf } from "../../../../catalogue-product/schema";
import type { TableSearch } from "../../../../medusa-internals/product-table";

const limits = "A whole number from 1 to 100.";
const offsets = "A whole number from 0 to 10,000,000.";
const text = z.string("One text.").max(200, "At most 200 characters.");

const tableSearchSchema = z.strictObject({
  q: text.optional(),
  status: z.enum(["published", "draft"], "Published or draft.").optional(),
  category: text.optional(),
  brand: text.optional(),
  stock: z.enum(["none", "low"], "None or low.").optional(),
  gap: z.enum(["picture", "price"], "Picture or price.").optional(),
  untranslated: z.enum(otherLanguages, `One of ${otherLanguages.join(", ")}.`).optional(),
  order: z.enum(tableOrders, `One of ${tableOrders.join(", ")}.`).default("newest"),
  limit: z.coerce.number(limits).int(limits).min(1, limits).max(100, limits).default(50),
  offset: z.coerce.number(offsets).int(offsets).min(0, offsets).max(10_000_000, offsets).default(0),
});

/** @throws CatalogueRefusal invalid_fields */
export function readTableSearch(query: unknown): TableSearch {
  const { success, data, error } = tableSearchSchema.safeParse(query);
  if (success) return data;
  throw fieldsRefusal("invalid_fields", problemsOf(error));
}
