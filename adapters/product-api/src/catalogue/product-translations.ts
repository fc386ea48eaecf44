import { attributes } from "@chemical-ink/catalogue-schema/attributes";
import { type Language, mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import { labelledNames, translatedNames } from "@chemical-ink/catalogue-schema/translations";
import { z } from "zod";
import { ficheTechRowSchema } from "../contract/fiche-tech.ts";
import type { Product } from "../contract/product.ts";
import { variantSchema } from "../contract/variant.ts";

/** What differs in one language. Rows and options are in the order of the product's. */
const partsSchema = z.object({
  rows: z.array(ficheTechRowSchema).optional(),
  options: z.array(variantSchema.shape.options).optional(),
});

/** The texts of a product in one other language, under the names of the catalogue document. */
interface Translation extends z.infer<typeof partsSchema> {
  texts: Record<string, string>;
}

export type Translations = Record<Language, Translation>;

/** A product with its texts in all languages. */
export type TranslatableProduct = Product & { translations?: Translations };

function byLanguage<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .nullish()
    .transform((json) => (json ? JSON.parse(json) : {}))
    .pipe(z.record(z.string(), schema));
}

/** The fields of a catalogue document with texts in other languages. */
export const translationFields = {
  translations_json: byLanguage(z.record(z.string(), z.string())),
  translated_parts_json: byLanguage(partsSchema),
};

/** The translations in a catalogue document; undefined where there are none. */
export function translationsIn(fields: {
  translations_json: Record<Language, Record<string, string>>;
  translated_parts_json: Record<Language, z.infer<typeof partsSchema>>;
}): Translations | undefined {
  const { translations_json: texts, translated_parts_json: parts } = fields;
  const languages = new Set([...Object.keys(texts), ...Object.keys(parts)]);
  if (languages.size === 0) return undefined;
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      { texts: texts[language] ?? {}, ...parts[language] },
    ]),
  );
}

/** The product as it is shown in a language. What is not translated is in the main language. */
export function inLanguage(translatable: TranslatableProduct, language: Language): Product {
  const { translations, ...product } = translatable;
  if (language === mainLanguage || product.isPartial) return product;
  const { texts = {}, rows, options } = translations?.[language] ?? {};
  const shown = Object.fromEntries(
    translatedNames.flatMap((name) => {
      const text = texts[attributes[name].backend];
      return text ? [[name, text]] : [];
    }),
  );
  const labels = labelledNames.flatMap((name) => {
    const label = texts[attributes[name].backend];
    return label && label !== product[name] ? [[name, label]] : [];
  });
  const untranslated = translatedNames.filter((name) => product[name] && !(name in shown));
  return {
    ...product,
    ...shown,
    ...(rows && { ficheTech: product.ficheTech.map((row, at) => translatedRow(row, rows[at])) }),
    ...(options &&
      product.variants && {
        variants: product.variants.map((variant, at) => ({
          ...variant,
          options: options[at] ?? variant.options,
        })),
      }),
    ...(labels.length > 0 && { labels: Object.fromEntries(labels) }),
    ...(untranslated.length > 0 && { untranslated }),
  };
}

type Row = Product["ficheTech"][number];

function translatedRow(row: Row, translated: Row | undefined): Row {
  if (!translated || (translated.label === row.label && translated.value === row.value)) return row;
  return { ...translated, original: { label: row.label, value: row.value } };
}
