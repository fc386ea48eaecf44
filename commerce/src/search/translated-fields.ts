import { attributes } from "../../catalogue-schema/src/attributes";
import { otherLanguages } from "../../catalogue-schema/src/languages";
import { translatedNames } from "../../catalogue-schema/src/translations";
import { wordAttributes } from "../../catalogue-schema/src/words";
import { categoryPathOf } from "../catalogue-product/shown-parts";
import { readSheet } from "../modules/product-sheet/read-sheet";
import type { CatalogueTranslations } from "./catalogue-translations";
import type { OfferedVariant } from "./offered-variants";
import type { ProductToIndex } from "./product-to-index";

/** A row of a technical sheet as documents show it. */
interface ShownRow {
  label: string;
  value: string;
  unit?: string;
}

/**
 * What a product's document shows and finds in other languages, as JSON by language: texts under the
 * names of the document's fields, then rows and variants. What is not translated is missing.
 */
export function translatedFields(
  product: ProductToIndex,
  rows: ShownRow[],
  variants: OfferedVariant[],
  translations: CatalogueTranslations,
) {
  const byLanguage = (translate: (language: string) => object) =>
    JSON.stringify(
      Object.fromEntries(
        otherLanguages
          .map((language) => [language, translate(language)] as const)
          .filter(([, texts]) => Object.keys(texts).length > 0),
      ),
    );
  return {
    translations_json: byLanguage((language) => textsOf(product, language, translations)),
    translated_parts_json: byLanguage((language) => {
      const word = (text: string) => translations.word(language, text) ?? text;
      const translatedRows = rows.map((row) => ({
        ...row,
        label: word(row.label),
        value: word(row.value),
        ...(row.unit && { unit: word(row.unit) }),
      }));
      const options = variants.map(({ options }) =>
        options.map(({ name, value }) => ({ name: word(name), value: word(value) })),
      );
      return {
        ...(JSON.stringify(translatedRows) !== JSON.stringify(rows) && { rows: translatedRows }),
        ...(JSON.stringify(options) !== JSON.stringify(variants.map(({ options }) => options)) && {
          options,
        }),
      };
    }),
  };
}

function textsOf(
  product: ProductToIndex,
  language: string,
  translations: CatalogueTranslations,
): Record<string, string> {
  const sheet = readSheet(product.product_sheet);
  const { category, subCategory } = categoryPathOf(product.categories);
  const texts: [name: string, text: string | undefined][] = [
    ...translatedNames.map((name): [string, string | undefined] => {
      const { backend } = attributes[name];
      return [backend, translations.of(language, product.id, backend)];
    }),
    ["category", translations.of(language, category?.id, "name")],
    ["sub_category", translations.of(language, subCategory?.id, "name")],
    ...wordAttributes.map(({ backend }): [string, string | undefined] => [
      backend,
      translations.word(language, String(sheet[backend])),
    ]),
  ];
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
