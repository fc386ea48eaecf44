import { type AttributeName, attributeNames, attributes, type NamesWith } from "./attributes";
import { type Language, otherLanguages } from "./languages";

/** An attribute with a text for each language. */
export type TranslatedName = NamesWith<{ translated: true }>;

type TranslatedField = (typeof attributes)[TranslatedName]["backend"];

/** A product's texts in other languages, by the backend's name and the language: `title:fr`. */
export type TranslationRecord = { [Field in `${TranslatedField}:${Language}`]?: string };

/** The same by the names of the product API: `Title:fr`. */
export type TranslationValues = { [Name in `${TranslatedName}:${Language}`]?: string };

/** The text of an attribute in another language. */
export interface Translation {
  /** Its name in the product API and in the commerce backend. */
  name: keyof TranslationValues;
  backend: keyof TranslationRecord;
  attribute: TranslatedName;
  language: Language;
}

/** The attributes with a text for each language, in order. */
export const translatedNames = attributeNames.filter(isTranslated);

/** An attribute whose values have a word in each language. */
export type LabelledName = Exclude<NamesWith<{ vocabulary: true }>, NamesWith<{ internal: true }>>;

/** The same, in order. */
export const labelledNames = attributeNames.filter(
  (name): name is LabelledName =>
    "vocabulary" in attributes[name] && !("internal" in attributes[name]),
);

/** The texts of a product in all other languages, language by language. */
export const translations: Translation[] = otherLanguages.flatMap((language) =>
  translatedNames.map((attribute) => ({
    name: `${attribute}:${language}` as const,
    backend: `${attributes[attribute].backend}:${language}` as const,
    attribute,
    language,
  })),
);

/** The translations in a record of the commerce backend; missing ones are empty. */
export function translationsOf(record: object): TranslationRecord {
  const given: TranslationRecord = { ...record };
  return Object.fromEntries(translations.map(({ backend }) => [backend, given[backend] ?? ""]));
}

function isTranslated(name: AttributeName): name is TranslatedName {
  return "translated" in attributes[name];
}
