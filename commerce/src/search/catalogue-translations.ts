import { type Language, otherLanguages } from "../../catalogue-schema/src/languages";
import { wordAttributes } from "../../catalogue-schema/src/words";
import { readSheet } from "../modules/product-sheet/read-sheet";
import type { ShopQuery } from "./catalogue-ways";
import type { ProductToIndex } from "./product-to-index";

/** Translates what documents of the catalogue index show. */
export interface CatalogueTranslations {
  /** A field of one of Medusa's records; undefined where it is not translated. */
  of(language: Language, recordId: string | undefined, field: string): string | undefined;
  /** A word of the vocabulary; undefined where it is not translated. */
  word(language: Language, text: string): string | undefined;
}

/** Nothing is translated. */
export const untranslated: CatalogueTranslations = { of: () => undefined, word: () => undefined };

/**
 * Reads the translations of products, of their categories, and of the words that they use: two
 * queries, whatever the number of products.
 */
export async function readCatalogueTranslations(
  query: ShopQuery,
  products: ProductToIndex[],
): Promise<CatalogueTranslations> {
  if (otherLanguages.length === 0 || products.length === 0) return untranslated;
  const { data: terms } = await query.graph({
    entity: "vocabulary_term",
    fields: ["id", "text"],
    filters: { text: [...new Set(products.flatMap(wordsOfProduct))] },
  });
  const termIds = new Map(terms.map(({ id, text }) => [text, id]));
  const categories = products.flatMap(({ categories }) =>
    (categories ?? []).flatMap((category) => [
      category?.id ?? [],
      category?.parent_category?.id ?? [],
    ]),
  );
  const { data } = await query.graph({
    entity: "translations",
    fields: ["reference_id", "locale_code", "translations"],
    filters: {
      reference_id: [
        ...new Set([...products.map(({ id }) => id), ...categories.flat(), ...termIds.values()]),
      ],
      locale_code: [...otherLanguages],
    },
  });
  const texts = new Map(
    data.map(({ reference_id, locale_code, translations }) => [
      `${locale_code} ${reference_id}`,
      translations as Record<string, unknown> | null,
    ]),
  );
  const of = (language: Language, recordId: string | undefined, field: string) => {
    const text = texts.get(`${language} ${recordId}`)?.[field];
    return typeof text === "string" && text.trim() !== "" ? text : undefined;
  };
  return { of, word: (language, text) => of(language, termIds.get(text), "text") };
}

function wordsOfProduct({ product_sheet: sheet, variants }: ProductToIndex): string[] {
  const attributes = readSheet(sheet);
  const options = (variants ?? []).flatMap(({ options }) => options ?? []);
  return [
    ...wordAttributes.map(({ backend }) => String(attributes[backend])),
    ...(sheet?.rows ?? []).flatMap(({ label, value, unit }) => [label, value, unit ?? ""]),
    ...options.flatMap(({ value, option }) => [value, option?.title ?? ""]),
  ].filter(Boolean);
}
