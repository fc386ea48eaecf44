import type { Language } from "@chemical-ink/catalogue-schema/languages";
import { stemmer as frenchStem } from "@orama/stemmers/french";
import { stemmer as germanStem } from "@orama/stemmers/german";

/** What is special about the words of a language. Whatever is missing has a default. */
export interface WordForms {
  /** Other spellings become one: "geraet" and "gerat". The word has no accents any more. */
  fold?: (word: string) => string;
  /** What all forms of a word have in common. By default: the singular of an English word. */
  stem?: (word: string) => string;
  /** Short words that are joined to the next one by an apostrophe. */
  elision?: RegExp;
  /** Words of the field that compounds consist of, also where no product has them alone. */
  compoundParts?: string;
  /** Words without meaning for a search, without accents. */
  stopWords?: string;
}

/** By language. A language without an entry works too: with singulars, and without stop words. */
const formsOf: Readonly<Partial<Record<Language, WordForms>>> = {
  en: { stopWords: "a an and any for from in my of on or the to with" },
  fr: {
    stem: frenchStem,
    elision: /(?<![\p{L}\p{N}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’]/giu,
    stopWords: "au aux avec ce ces cette dans de des du en et la le les ma mes mon pour un une",
  },
  de: {
    // As in Snowball's German2; after a vowel "ue" is no umlaut: "neue", "blaue".
    fold: (word) => word.replace(/(?<![aeouq])ue|ae|oe/g, (umlaut) => umlaut.charAt(0)),
    stem: germanStem,
    compoundParts:
      "band behälter bild drucker druck einheit etikett farb farbe flasche foto kartusche kopf laser original papier patrone pulver rolle set tinte tintenstrahl toner trommel wartung",
    stopWords: `am auf aus bei das dem den der des die ein eine einem einen einer fur im in
      mein meine meinen mit oder und von zu zum zur`,
  },
};

const noForms: WordForms = {};

/** What is special about the words of a language; of texts without a language nothing is. */
export function wordFormsOf(language?: Language): WordForms {
  return (language === undefined ? undefined : formsOf[language]) ?? noForms;
}

/**
 * The stop words of all languages: visitors of one page type words of several. They count where there
 * are no other words.
 */
export const stopWords: ReadonlySet<string> = new Set(
  Object.values(formsOf).flatMap((forms) => forms?.stopWords?.split(/\s+/) ?? []),
);
