import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Language } from "../../../catalogue-schema/src/languages";
import { VOCABULARY_MODULE } from "../../modules/vocabulary";
import type VocabularyModuleService from "../../modules/vocabulary/service";

/** Texts that products share: words of the vocabulary, and names of categories. */
export interface WordTexts {
  locale: Language;
  words: string[];
  categories: string[];
}

/** A text of the main language; its translation is empty where there is none. */
interface TranslatedWord {
  text: string;
  translation: string;
}

/** The same with their translations. */
export interface TranslatedWords {
  locale: Language;
  words: TranslatedWord[];
  categories: TranslatedWord[];
}

/** The record that holds a text, and the field that is translated. */
export interface WordRecord {
  id: string;
  text: string;
  reference: "vocabulary_term" | "product_category";
  field: "text" | "name";
}

/** The records of texts; none where there is no such term or category. */
export async function recordsOfWords(
  container: MedusaContainer,
  { words, categories }: Pick<WordTexts, "words" | "categories">,
): Promise<WordRecord[]> {
  const [terms, named] = await Promise.all([
    words.length > 0
      ? container
          .resolve<VocabularyModuleService>(VOCABULARY_MODULE)
          .listVocabularyTerms({ text: words }, { select: ["id", "text"], take: null })
      : [],
    categories.length > 0
      ? container
          .resolve(Modules.PRODUCT)
          .listProductCategories({ name: categories }, { select: ["id", "name"], take: null })
      : [],
  ]);
  return [
    ...terms.map(({ id, text }) => ({
      id,
      text,
      reference: "vocabulary_term" as const,
      field: "text" as const,
    })),
    ...named.map(({ id, name }) => ({
      id,
      text: name,
      reference: "product_category" as const,
      field: "name" as const,
    })),
  ];
}

/** Texts with their translations. Where only some categories of a name have one, it is missing. */
export async function readWords(
  container: MedusaContainer,
  texts: WordTexts,
): Promise<TranslatedWords> {
  const { locale, words, categories } = texts;
  const records = await recordsOfWords(container, texts);
  const stored = await container
    .resolve(Modules.TRANSLATION)
    .listTranslations(
      { reference_id: records.map(({ id }) => id), locale_code: locale },
      { take: null },
    );
  const rows = new Map(stored.map((row) => [row.reference_id, row.translations ?? {}]));
  const translated = (text: string, reference: WordRecord["reference"]): TranslatedWord => {
    const found = records
      .filter((record) => record.reference === reference && record.text === text)
      .map(({ id, field }) => String(rows.get(id)?.[field] ?? ""));
    return { text, translation: found.every(Boolean) ? (found[0] ?? "") : "" };
  };
  return {
    locale,
    words: words.map((text) => translated(text, "vocabulary_term")),
    categories: categories.map((name) => translated(name, "product_category")),
  };
}
