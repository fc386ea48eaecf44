import { hasDigit, possibleMpnKeys, readingsOf } from "../search-term.ts";
import type { Projection } from "./projection.ts";
import { SlotScores } from "./slot-scores.ts";
import { bestQuality } from "./term-index.ts";
import { plainWords } from "./terms-in-text.ts";

/** What a term found. */
export interface TermFound {
  found: SlotScores;
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
export function searchTerm(projection: Projection, term: string): TermFound | undefined {
  const readings = [term, ...readingsOf(term)].map(wordsToFind);
  // Several ways to read a term are often the same words.
  const different = new Map(readings.map((words) => [words.join(" "), words]));
  for (const words of different.values()) {
    const found = matching(projection, words);
    if (found) return { found: withOwnNames(projection, found, term) };
  }
  const correctedTerm = corrected(projection, wordsToFind(term));
  if (correctedTerm === undefined) return;
  const found = matching(projection, wordsToFind(correctedTerm));
  return found && { found: withOwnNames(projection, found, correctedTerm), correctedTerm };
}

function wordsToFind(term: string): string[] {
  const words = plainWords(term);
  const telling = words.filter((word) => !fillers.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, 12);
}

/** What holds all words, or nothing where no product does. */
function matching({ terms, slots, columns }: Projection, words: string[]): SlotScores | undefined {
  if (words.length === 0) return;
  // Where one is found nowhere, all that holds the others need not be gone through.
  const isLast = (index: number) => index === words.length - 1;
  if (words.some((word, index) => !terms.has(word, isLast(index)))) return;
  let before: SlotScores | undefined;
  for (const [index, word] of words.entries()) {
    const earlier = before;
    const found = earlier === room[0] ? room[1] : room[0];
    found.clear(slots);
    let isAny = false;
    terms.find(word, isLast(index), (slot, quality) => {
      const score = earlier ? earlier.of(slot) : 1;
      if (score === 0) return;
      found.add(slot, score + quality);
      isAny ||= columns.isAlive(slot);
    });
    if (!isAny) return;
    before = found;
  }
  return before;
}

/** For what one word found, and the word before it. Made once, and used again. */
const room: [SlotScores, SlotScores] = [new SlotScores(), new SlotScores()];

function withOwnNames(projection: Projection, found: SlotScores, term: string): SlotScores {
  const raise = (slots: Iterable<number>, by: number) => {
    for (const slot of slots) if (found.of(slot) > 0) found.add(slot, found.of(slot) + by);
  };
  for (const key of possibleMpnKeys(term)) raise(slotsOfNumber(projection, key), ownNumber);
  raise(projection.slotsOfTitle(term), ownTitle);
  return found;
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
