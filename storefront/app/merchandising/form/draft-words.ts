import { wordsToTranslate } from "@chemical-ink/catalogue-schema/words";
import type { TranslatedWords, WordTexts } from "@chemical-ink/product-api/contract/words";
import { languages, mainLanguage } from "~/language/language.ts";
import { writtenRow } from "../fields/sheet-rows.ts";
import type { DraftWord, ProductDraft } from "./product-draft.ts";

/** The languages that goods are translated into. */
export const otherLanguages = languages.filter((language) => language !== mainLanguage);

/** The lists of texts that products share: words of attributes and technical sheets, and categories. */
export const wordLists = ["words", "categories"] as const;

/** The shared texts of a draft. */
export function draftTexts(draft: ProductDraft): Omit<WordTexts, "locale"> {
  const categories = [draft.Category, draft.subCategory].map((name) => name.trim()).filter(Boolean);
  return {
    words: wordsToTranslate(draft, "name", draft.ficheTech.map(writtenRow)),
    categories: [...new Set(categories)],
  };
}

/** Whether two are translations of the same text into the same language. */
function isSame(one: DraftWord, other: DraftWord): boolean {
  return one.locale === other.locale && one.list === other.list && one.text === other.text;
}

/** What is typed for a shared text; undefined if nothing is. */
export function typedWord(words: DraftWord[], word: DraftWord): string | undefined {
  return words.find((one) => isSame(one, word))?.translation;
}

/** The typed words after a change. The saved translation is no change. */
export function withWord(words: DraftWord[], word: DraftWord, saved: string): DraftWord[] {
  const others = words.filter((one) => !isSame(one, word));
  return word.translation === saved ? others : [...others, word];
}

/** The typed words that the draft still uses, language by language. */
export function wordsToSave(draft: ProductDraft): TranslatedWords[] {
  const texts = draftTexts(draft);
  return otherLanguages.flatMap((locale) => {
    const typed = (list: DraftWord["list"]) =>
      texts[list].flatMap((text) => {
        const translation = typedWord(draft.words, { locale, list, text, translation: "" });
        return translation === undefined ? [] : { text, translation: translation.trim() };
      });
    const [words, categories] = [typed("words"), typed("categories")];
    return words.length + categories.length > 0 ? { locale, words, categories } : [];
  });
}
