import { hasDigit, possibleMpnKeys, queryVariants } from "../query-variants.ts";
import { DocScores } from "./doc-scores.ts";
import type { Projection } from "./projection.ts";
import { bestQuality } from "./term-index.ts";
import { tokenize } from "./tokenizer.ts";

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
 * Words without meaning for a search, in English, French and German, without accents. They count where
 * there are no others.
 */
const stopWords = new Set(
  [
    "a an and any for from in my of on or the to with",
    "de des du et la le les ma mon pour un une",
    "das dem den der die ein eine einen fur im mein meine meinen mit oder und von zu",
  ].flatMap((words) => words.split(" ")),
);

/**
 * Finds the documents that match a term: they have all of its words, and the last word may be a
 * prefix. Part numbers are found with any punctuation. Where nothing matches, typing errors are
 * corrected: a word becomes the most similar term of the catalogue, and a word that no term is
 * similar to is left out.
 *
 * The scores are valid until the next search.
 */
export function searchTerm(projection: Projection, term: string): TermMatches | undefined {
  const variants = [term, ...queryVariants(term)].map(significantWords);
  // Several variants of a term often have the same words.
  const different = new Map(variants.map((words) => [words.join(" "), words]));
  for (const words of different.values()) {
    const scores = matching(projection, words);
    if (scores) return { scores: boosted(projection, scores, term) };
  }
  const correctedTerm = corrected(projection, significantWords(term));
  if (correctedTerm === undefined) return;
  const scores = matching(projection, significantWords(correctedTerm));
  return scores && { scores: boosted(projection, scores, correctedTerm), correctedTerm };
}

function significantWords(term: string): string[] {
  const words = tokenize(term);
  const significant = words.filter((word) => !stopWords.has(word));
  return [...new Set(significant.length > 0 ? significant : words)].slice(0, 12);
}

/** The documents that have all words; undefined where no product has. */
function matching({ terms, docCount, columns }: Projection, words: string[]) {
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

function boosted(projection: Projection, scores: DocScores, term: string): DocScores {
  const boost = (docIds: Iterable<number>, by: number) => {
    for (const docId of docIds) {
      const score = scores.of(docId);
      if (score > 0) scores.add(docId, score + by);
    }
  };
  for (const mpnKey of possibleMpnKeys(term)) {
    boost(docIdsOfPartNumber(projection, mpnKey), partNumberBoost);
  }
  boost(projection.docIdsOfTitle(term), titleBoost);
  return scores;
}

/** The field of a product's own part numbers is the only one with the highest weight. */
function docIdsOfPartNumber({ terms }: Projection, mpnKey: string): Set<number> {
  const docIds = new Set<number>();
  terms.find(mpnKey, false, (docId, quality) => {
    if (quality === bestQuality) docIds.add(docId);
  });
  return docIds;
}

function corrected({ terms }: Projection, words: string[]): string | undefined {
  const better = words.flatMap((word, index) => {
    if (hasDigit(word) || terms.has(word, index === words.length - 1)) return [word];
    const nearest = terms.nearest(word);
    return nearest === undefined ? [] : [nearest];
  });
  const correction = better.join(" ");
  return correction === "" || correction === words.join(" ") ? undefined : correction;
}
