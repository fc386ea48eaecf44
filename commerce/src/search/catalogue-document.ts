import { sheetAttributes, shownSheetOf } from "../../catalogue-schema/src/attributes";
import {
  categoryPathOf,
  type Picture,
  picturesOf,
  present,
} from "../catalogue-product/shown-parts";
import { catalogueCurrency } from "../currency-environment";
import { readSheet } from "../modules/product-sheet/read-sheet";
import { type CatalogueTranslations, untranslated } from "./catalogue-translations";
import { offerOf, variantNumbers } from "./offered-variants";
import type { CatalogueRow, ProductToIndex } from "./product-to-index";
import { translatedFields } from "./translated-fields";

/** The attributes that the product is searched by. */
const searchedNames = sheetAttributes
  .filter(({ searched }) => searched)
  .map(({ backend }) => backend);

/** A part number in lower-case letters and digits: "TN-2410" and "tn 2410" have the same key. */
export function mpnKey(mpn: string): string {
  return mpn.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** The spellings of a part number: whole, and split where letters meet digits. */
export function mpnSpellings(mpn: string): string[] {
  const whole = mpn.replace(/[^A-Za-z0-9]/g, "");
  const parts = whole.match(/[A-Za-z]+|[0-9]+/g) ?? [];
  return [...new Set([mpn, whole, parts.join(" "), parts.join("-")])].filter(Boolean);
}

/**
 * The document of a product in the index: all values that a listing, a product page, a filter, a
 * facet, a sort or a search needs. Prices are major units of `catalogueCurrency`. Lists are sorted,
 * so that two documents of the same state are equal.
 */
export function catalogueDocument(
  product: ProductToIndex,
  translations: CatalogueTranslations = untranslated,
) {
  const { product_sheet: sheet } = product;
  const attributes = readSheet(sheet);
  const offer = offerOf(product.variants);
  const { category, subCategory } = categoryPathOf(product.categories);
  const { mpn } = attributes;
  const otherNumbers = variantNumbers(product.variants).filter(
    (number) => mpnKey(number) !== mpnKey(mpn),
  );
  const rows = (sheet?.rows ?? []).toSorted((a, b) => a.position - b.position).map(typedRow);
  const printers = present(product.printers)
    .map(({ make, model }) => `${make} ${model}`)
    .toSorted();
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    description: product.description ?? "",
    status: product.status,
    // A product without a price is not for sale.
    sales_channel_ids: offer.isPriced
      ? present(product.sales_channels)
          .map(({ id }) => id)
          .toSorted()
      : [],
    variant_id: offer.variantId,
    variants_json: offer.choices.length > 0 ? JSON.stringify(offer.choices) : "",
    variant_keys: [...new Set(otherNumbers.map(mpnKey))].filter(Boolean),
    ...shownSheetOf(attributes),
    category: category?.name ?? "",
    category_handle: category?.handle ?? "",
    sub_category: subCategory?.name ?? "",
    sub_category_handle: subCategory?.handle ?? "",
    mpn_key: mpnKey(mpn),
    search_terms: eachWordOnce([
      ...[mpn, ...otherNumbers].flatMap(mpnSpellings),
      ...mpnSpellings(attributes.series),
      ...searchedNames.map((name) => String(attributes[name])),
      category?.name,
      ...printers.flatMap((printer) => [printer, ...printer.split(" ").flatMap(modelSpellings)]),
    ]),
    printers,
    ...translatedFields(product, rows, offer.choices, translations),
    // The lowest price, which listings filter and sort by.
    price: offer.price,
    currency_code: catalogueCurrency,
    quantity: offer.quantity,
    in_stock: offer.quantity > 0,
    sold: sheet?.sold ?? 0,
    images_json: JSON.stringify(picturesToShow(product)),
    fiche_tech_json: JSON.stringify(rows),
    former_handles: (sheet?.former_handles ?? []).map(({ handle }) => handle).toSorted(),
    created_at: new Date(product.created_at).toISOString(),
    updated_at: new Date(product.updated_at).toISOString(),
  };
}

export type CatalogueDocument = ReturnType<typeof catalogueDocument>;

/** Label and value are always texts; a typed value is beside them. */
function typedRow({ label, value, number, unit, flag }: CatalogueRow) {
  if (typeof number === "number") return { label, value, number, ...(unit ? { unit } : {}) };
  return typeof flag === "boolean" ? { label, value, flag } : { label, value };
}

/**
 * Removes repeated words: the names of twelve printers share most of theirs, and a short text is
 * indexed sooner.
 */
function eachWordOnce(texts: (string | undefined)[]): string {
  return [...new Set(texts.join(" ").split(" "))].filter(Boolean).join(" ");
}

/** "L3150" is also searched as "L 3150"; a word without a digit has one spelling. */
function modelSpellings(word: string): string[] {
  return /\d/.test(word) && /[A-Za-z]/.test(word) ? mpnSpellings(word) : [];
}

/** A product without pictures may have a thumbnail. */
function picturesToShow({ images, thumbnail }: ProductToIndex): Picture[] {
  const pictures = picturesOf(images);
  return pictures.length > 0 || !thumbnail ? pictures : [{ url: thumbnail, sources: [] }];
}
