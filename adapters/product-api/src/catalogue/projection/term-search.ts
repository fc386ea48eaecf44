import { type Language, languages, mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import { hasDigit, possibleMpnKeys, queryVariants } from "../query-variants.ts";
import type { Terms } from "./catalogue-terms.ts";
import { DocScores } from "./doc-scores.ts";
import type { Projection } from "./projection.ts";
import { bestQuality } from "./term-index.ts";
import { tokenize } from "./tokenizer.ts";
import { stopWords, wordFormsOf } from "./word-forms.ts";

/** What a search found. */
export interface TermMatches {
  scores: DocScores;
  /** The term that was searched for instead, where nothing matches the term as typed. */
  correctedTerm?: string;
}

/** Added to the score of a product whose own part number is in the term. */
const partNumberBoost = 2_000;
/** Added to the score of a product whose whole title is the term. */
const titleBoost = 1_000;

/**
 * Finds the documents that match a term: they have all of its words, and the last word may be a
 * prefix. Part numbers are found with any punctuation. Where nothing matches in the visitor's
 * language, the words of all languages count: goods are found that are not translated, or that the
 * visitor names in another language. Where nothing matches in any language, typing errors are
 * corrected: a word becomes the most similar word that names goods in the visitor's language, and a
 * word that none is similar to is left out. A long word that only running text has is corrected
 * too, where that finds more.
 *
 * The scores are valid until the next search.
 */
export function searchTerm(
  projection: Projection,
  term: string,
  language: Language = mainLanguage,
): TermMatches | undefined {
  const { all } = projection.terms;
  const terms = projection.terms.in(language);
  const boosted = (scores: DocScores, matched: string) =>
    withBoosts(projection, scores, matched, language);
  const words = significantWords(term, language);
  const asCorrected = (correctedTerm: string | undefined): TermMatches | undefined => {
    if (correctedTerm === undefined) return undefined;
    const variants = inParts(terms, [significantWords(correctedTerm, language)]);
    const found = matchingAny(projection, terms, variants);
    return found && { scores: boosted(found, correctedTerm), correctedTerm };
  };
  const typed = variantsOf(term, language, terms);
  const scores = matchingAny(projection, terms, typed);
  if (scores) {
    const found = scores.docIds.length;
    const name = meantName(terms, words);
    if (name === undefined) return { scores: boosted(scores, term) };
    const meant = asCorrected(name);
    if (meant && meant.scores.docIds.length > found) return meant;
  }
  // The search for what is meant has overwritten the scores.
  const others = languages.flatMap((other) => variantsOf(term, other, all));
  const again = scores
    ? matchingAny(projection, terms, typed)
    : matchingAny(projection, all, others);
  if (again) return { scores: boosted(again, term) };
  return asCorrected(corrected(terms, words));
}

/** The likeliest first: the term as it is typed, other spellings of numbers, compounds in parts. */
function variantsOf(term: string, language: Language, terms: Terms): string[][] {
  const spellings = [term, ...queryVariants(term)];
  return inParts(
    terms,
    spellings.map((spelling) => significantWords(spelling, language)),
  );
}

function inParts(terms: Terms, variants: string[][]): string[][] {
  return [...variants, ...variants.map((words) => terms.inParts(words))];
}

function significantWords(term: string, language: Language): string[] {
  const words = tokenize(term, wordFormsOf(language).elision);
  const significant = words.filter((word) => !stopWords.has(word));
  return [...new Set(significant.length > 0 ? significant : words)].slice(0, 12);
}

/** The documents that match the first variant that any product matches. */
function matchingAny(
  projection: Projection,
  terms: Terms,
  variants: string[][],
): DocScores | undefined {
  // Several variants of a term often have the same words.
  const different = new Map(variants.map((words) => [words.join(" "), words]));
  for (const words of different.values()) {
    const scores = matching(projection, terms, words);
    if (scores) return scores;
  }
  return undefined;
}

/** The documents that have all words; undefined where no product has. */
function matching({ docCount, columns }: Projection, terms: Terms, words: string[]) {
  if (words.length === 0) return;
  // Cheap: where no product has one of the words, the documents of the others are not visited.
  const isLast = (index: number) => index === words.length - 1;
  if (words.some((word, index) => !terms.has(word, isLast(index)))) return;
  let before: DocScores | undefined;
  for (const [index, word] of words.entries()) {
    const earlier = before;
    const scores = earlier === scratch[0] ? scratch[1] : scratch[0];
    scores.clear(docCount);
    let isAnyAlive = false;
    terms.find(word, isLast(index), (docId, quality) => {
      const score = earlier ? earlier.of(docId) : 1;
      if (score === 0) return;
      scores.add(docId, score + quality);
      isAnyAlive ||= columns.isAlive(docId);
    });
    if (!isAnyAlive) return;
    before = scores;
  }
  return before;
}

/** The scores of one word and of the word before it. They are reused: allocating them costs more than a search. */
const scratch: [DocScores, DocScores] = [new DocScores(), new DocScores()];

function withBoosts(
  projection: Projection,
  scores: DocScores,
  term: string,
  language: Language,
): DocScores {
  const boost = (docIds: Iterable<number>, by: number) => {
    for (const docId of docIds) {
      const score = scores.of(docId);
      if (score > 0) scores.add(docId, score + by);
    }
  };
  for (const mpnKey of possibleMpnKeys(term)) {
    boost(docIdsOfPartNumber(projection.terms.all, mpnKey), partNumberBoost);
  }
  boost(projection.titles.in(language).docIdsOf(term), titleBoost);
  return scores;
}

/** The field of a product's own part numbers is the only one with the highest weight. */
function docIdsOfPartNumber(terms: Terms, mpnKey: string): Set<number> {
  const docIds = new Set<number>();
  terms.find(mpnKey, false, (docId, quality) => {
    if (quality === bestQuality) docIds.add(docId);
  });
  return docIds;
}

/** A shorter word is one letter away from too many others. */
const shortestMeant = 6;

/**
 * The words with names of goods instead of words that occur in running text alone, where one letter
 * differs: "imprimente" is a form of "ils impriment", and means "imprimante".
 */
function meantName(terms: Terms, words: string[]): string | undefined {
  return correction(words, (word, isLast) => {
    if (word.length < shortestMeant || hasDigit(word) || terms.hasName(word, isLast)) return word;
    return terms.nearest(word, 1) ?? word;
  });
}

function corrected(terms: Terms, words: string[]): string | undefined {
  return correction(words, (word, isLast) =>
    hasDigit(word) || terms.has(word, isLast) ? word : terms.nearest(word),
  );
}

/** The words that `better` gives; undefined where they are the same, or none. */
function correction(
  words: string[],
  better: (word: string, isLast: boolean) => string | undefined,
): string | undefined {
  const correction = words
    .flatMap((word, index) => better(word, index === words.length - 1) ?? [])
    .join(" ");
  return correction === "" || correction === words.join(" ") ? undefined : correction;
}
