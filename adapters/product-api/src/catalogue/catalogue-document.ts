import {
  isShown,
  type SheetAttribute,
  sheetAttributes,
  shownValues,
} from "@chemical-ink/catalogue-schema/attributes";
import { z } from "zod";
import { asVariant } from "../contract/chosen-variant.ts";
import { ficheTechRowSchema } from "../contract/fiche-tech.ts";
import { type Picture, pictureSchema } from "../contract/product.ts";
import { type Variant, variantSchema } from "../contract/variant.ts";
import {
  type TranslatableProduct,
  translationFields,
  translationsIn,
} from "./product-translations.ts";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const count = z
  .number()
  .nullish()
  .transform((value) => Math.max(0, Math.trunc(value ?? 0)));
const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value).toISOString());

/** A list that the index stores as a JSON string, because it has no nested fields. */
function jsonList<Row extends z.ZodType>(row: Row) {
  return z
    .string()
    .nullish()
    .transform((json) => (json ? JSON.parse(json) : []))
    .pipe(z.array(row));
}

/** The attributes of the product sheet; those that the index lacks are empty. */
function sheetFields(): Record<string, z.ZodType> {
  return Object.fromEntries(
    sheetAttributes.filter(isShown).map((attribute) => [attribute.backend, sheetField(attribute)]),
  );
}

function sheetField(attribute: SheetAttribute): z.ZodType {
  if (attribute.kind === "choice") return z.enum([...attribute.choices, ""]).nullish();
  if (attribute.kind !== "measure") return z.string().nullish();
  return z
    .number()
    .nullish()
    .transform((value) => (value && value > 0 ? value : null))
    .transform((value) => (value && attribute.whole ? Math.round(value) : value));
}
const indexedVariantSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    options: variantSchema.shape.options,
    sku: z.string(),
    barcode: z.string(),
    price: z.number().nonnegative(),
    quantity: count,
  })
  .transform(
    ({ id, price, quantity, ...same }): Variant => ({
      variantId: id,
      Price: price,
      Quantity: quantity,
      ...same,
    }),
  );

/** The fields of a catalogue document that are shown. */
const documentSchema = z.object({
  ...sheetFields(),
  ...translationFields,
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: text,
  variant_id: text,
  variants_json: jsonList(indexedVariantSchema),
  category: text,
  category_handle: text,
  sub_category: text,
  sub_category_handle: text,
  printers: z.array(z.string()).nullish(),
  price: z.number().nonnegative(),
  currency_code: z.string(),
  quantity: count,
  sold: count,
  images_json: jsonList(pictureSchema),
  fiche_tech_json: jsonList(ficheTechRowSchema),
  created_at: moment,
  updated_at: moment,
});

/**
 * The product of a catalogue document.
 *
 * @throws ZodError where a field has another type than the index declares
 */
export function toProduct(document: unknown): TranslatableProduct {
  const found = documentSchema.parse(document);
  const translations = translationsIn(found);
  const product: TranslatableProduct = {
    ...shownValues(found),
    _id: found.id,
    slug: found.handle,
    Title: found.title,
    Description: found.description,
    Price: found.price,
    currency: found.currency_code,
    Image: mainAddress(found.images_json),
    Images: found.images_json,
    Quantity: found.quantity,
    sold: found.sold,
    Category: found.category,
    categorySlug: found.category_handle,
    subCategory: found.sub_category,
    subCategorySlug: found.sub_category_handle,
    ficheTech: found.fiche_tech_json,
    compatiblePrinters: found.printers ?? [],
    variantId: found.variant_id,
    ...(found.variants_json.length > 1 && { variants: found.variants_json }),
    createdAt: found.created_at,
    updatedAt: found.updated_at,
    ...(translations && { translations }),
  };
  return asVariant(product, found.variant_id) ?? product;
}

function mainAddress([first]: Picture[]): string {
  return first?.url ?? "";
}
