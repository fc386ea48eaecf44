import { hasDigit, possibleMpnKeys, readingsOf } from "../search-term.ts";
import type { Projection } from "./projection.ts";
import { bestQuality } from "./term-index.ts";
import { plainWords } from "./terms-in-text.ts";

/** What a term found. */
export interface Found {
  /** By slot: how well the product matches; 0 where it does not. */
  scores: Uint16Array;
  /** Where nothing matched as typed: what was searched for instead. */
  correctedTerm?: string;
}

/** A product whose own part number was typed comes before those that merely mention it. */
const ownNumber = 2_000;
/** So does one whose whole title was typed. */
const ownTitle = 1_000;

/** Words that tell nothing, unless there is no other. English and French. */
const fillers = new Set(
  "a an and any for from in my of on or the to with de des du et la le les mon ma pour un une".split(
    " ",
  ),
);

/**
 * Finds what matches a term: every word, the last may be a beginning. Part numbers are found
 * however they are punctuated. Where nothing matches, typing errors are corrected: a mistyped word
 * becomes the nearest one the catalogue knows, a word that nothing is like is left out.
 *
 * What it found holds until the next search.
 */
export function searchTerm(projection: Projection, term: string): Found | undefined {
  const readings = [term, ...readingsOf(term)].map(wordsToFind);
  // Several ways to read a term are often the same words.
  const different = new Map(readings.map((words) => [words.join(" "), words]));
  for (const words of different.values()) {
    const scores = matching(projection, words);
    if (scores) return { scores: withOwnNames(projection, scores, term) };
  }
  const correctedTerm = corrected(projection, wordsToFind(term));
  if (correctedTerm === undefined) return;
  const scores = matching(projection, wordsToFind(correctedTerm));
  return scores && { scores: withOwnNames(projection, scores, correctedTerm), correctedTerm };
}

function wordsToFind(term: string): string[] {
  const words = plainWords(term);
  const telling = words.filter((word) => !fillers.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, 12);
}

/** The scores of what holds all words, or nothing where no product does. */
function matching({ terms, slots, columns }: Projection, words: string[]): Uint16Array | undefined {
  if (words.length === 0) return;
  // Where one is found nowhere, all that holds the others need not be gone through.
  const isLast = (index: number) => index === words.length - 1;
  if (words.some((word, index) => !terms.has(word, isLast(index)))) return;
  let scores = new Uint16Array(0);
  for (const [index, word] of words.entries()) {
    const of = cleanScores(index % 2, slots);
    let found = false;
    terms.find(word, isLast(index), (slot, quality) => {
      const before = index === 0 ? 1 : (scores[slot] ?? 0);
      if (before === 0) return;
      const score = before + quality;
      if (score > (of[slot] ?? 0)) of[slot] = score;
      found ||= columns.isAlive(slot);
    });
    if (!found) return;
    scores = of;
  }
  return scores;
}

/** Room for the scores of one word, and of the word before it. Made once, and used again. */
const room = [new Uint16Array(0), new Uint16Array(0)];

function cleanScores(at: number, slots: number): Uint16Array<ArrayBuffer> {
  const known = room[at];
  if (known && known.length >= slots) return known.subarray(0, slots).fill(0);
  const made = new Uint16Array(Math.ceil(1.1 * slots));
  room[at] = made;
  return made.subarray(0, slots);
}

function withOwnNames(projection: Projection, scores: Uint16Array, term: string): Uint16Array {
  const raise = (slots: Iterable<number>, by: number) => {
    for (const slot of slots) if (scores[slot]) scores[slot] = (scores[slot] ?? 0) + by;
  };
  for (const key of possibleMpnKeys(term)) raise(slotsOfNumber(projection, key), ownNumber);
  raise(projection.slotsOfTitle(term), ownTitle);
  return scores;
}

/** Nothing but a product's own part number weighs so much. */
function slotsOfNumber({ terms }: Projection, mpnKey: string): Set<number> {
  const slots = new Set<number>();
  terms.find(mpnKey, false, (slot, quality) => {
    if (quality === bestQuality) slots.add(slot);
  });
  return slots;
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
