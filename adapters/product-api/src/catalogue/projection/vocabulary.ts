import { editDistance, mostEdits } from "../edit-distance.ts";
import { hasDigit } from "../query-variants.ts";
import { singular, withoutAccents } from "./tokenizer.ts";
import type { WordForms } from "./word-forms.ts";

/** A word without a digit, as it is written somewhere in the catalogue. */
interface Word {
  /** In lower case, with its accents. */
  written: string;
  /** Without accents, as it is compared. */
  text: string;
  /** What the index has for all forms of the word. */
  term: string;
  /** A bit for each letter of the text: texts with few letters in common are not similar. */
  letters: number;
  /** How often goods are named or described by it, outside of running text. */
  count: number;
}

/** A word that a mistyped one can mean. */
export interface Correction {
  written: string;
  edits: number;
  count: number;
}

/** Compounds have no shorter parts, but for those that are declared. */
const shortestPart = 4;

/** The letters that join a part of a compound to the next one, and the endings of the last one. */
const endings = ["", "n", "s", "en", "es", "e"];

/** The words of one language that the catalogue has, with their terms. */
export class Vocabulary {
  readonly #words: Word[] = [];
  /** By what is written, with its accents or without. */
  readonly #byText = new Map<string, Word>();
  /** Parts of compounds, also where no product has them alone. */
  readonly #parts = new Set<Word>();

  constructor(private readonly forms: WordForms) {
    for (const part of wordsIn(forms.compoundParts)) this.#parts.add(this.#wordOf(part));
  }

  /** The term of a word. A word with a digit is a number, and stays as it is. */
  termOf(word: string): string {
    const known = this.#byText.get(word);
    if (known) return known.term;
    return hasDigit(word) ? withoutAccents(word) : this.#stemOf(this.textOf(word));
  }

  /** A word as words are compared: without accents, in one spelling. */
  textOf(word: string): string {
    const plain = withoutAccents(word);
    return this.forms.fold?.(plain) ?? plain;
  }

  /**
   * Adds a word that a product has.
   *
   * @param names whether goods are named by it; a word of running text is never a correction
   * @returns its term
   */
  add(written: string, names: boolean): string {
    if (hasDigit(written)) return withoutAccents(written);
    const word = this.#wordOf(written);
    if (names) word.count += 1;
    return word.term;
  }

  /** The terms of words that begin like this, where a term can be shorter than what is typed. */
  termsWithPrefix(prefix: string): Set<string> {
    const terms = new Set<string>();
    if (!this.forms.stem || hasDigit(prefix)) return terms;
    for (const word of this.#words) if (word.text.startsWith(prefix)) terms.add(word.term);
    return terms;
  }

  /** The terms of compounds that have this word as a part. */
  termsOfCompounds(part: string): Set<string> {
    const terms = new Set<string>();
    const partTerm = this.termOf(part);
    if (!this.forms.compoundParts || partTerm.length < 3 || hasDigit(part)) return terms;
    for (const { text, term } of this.#words) {
      if (term === partTerm || !text.includes(partTerm)) continue;
      if (this.#split(text)?.some((word) => word.term === partTerm)) terms.add(term);
    }
    return terms;
  }

  /** The words that a compound consists of; undefined where it is none. */
  partsOf(word: string): string[] | undefined {
    if (!this.forms.compoundParts || hasDigit(word)) return;
    return this.#split(this.textOf(word))?.map(({ written }) => written);
  }

  /**
   * The most similar word: the one with the fewest edits, and the most frequent one among equals.
   * Undefined where every word needs too many edits.
   *
   * @param isUsed whether a product for sale is named by the word with this term
   */
  nearest(typed: string, isUsed: (term: string) => boolean): Correction | undefined {
    const text = this.textOf(typed);
    const letters = lettersOf(text);
    let fewest = mostEdits(text);
    let nearest: Correction | undefined;
    for (const word of this.#words) {
      // An edit changes two bits at most: it replaces one letter by another.
      if (bitCount(word.letters ^ letters) > 2 * fewest) continue;
      if (Math.abs(word.text.length - text.length) > fewest) continue;
      const isPart = this.#parts.has(word);
      if (word.count === 0 && !isPart) continue;
      const edits = editDistance(text, word.text);
      if (edits > fewest) continue;
      const isBetter = !nearest || edits < nearest.edits || word.count > nearest.count;
      if (!isBetter || !(isPart || isUsed(word.term))) continue;
      nearest = { written: word.written, edits, count: word.count };
      fewest = edits;
    }
    return nearest;
  }

  /** The two parts of a compound with a typing error in one of them, as they are meant. */
  nearestParts(typed: string, isUsed: (term: string) => boolean): string[] | undefined {
    if (!this.forms.compoundParts) return;
    const text = this.textOf(typed);
    let fewest = Number.POSITIVE_INFINITY;
    let nearest: string[] | undefined;
    for (let at = shortestPart; at <= text.length - shortestPart; at += 1) {
      const [first, last] = [text.slice(0, at), text.slice(at)];
      const [isFirstKnown, isLastKnown] = [this.#part(first), this.#part(last)];
      if (!isFirstKnown === !isLastKnown) continue;
      const meant = this.nearest(isLastKnown ? first : last, isUsed);
      if (!meant || meant.edits >= fewest) continue;
      fewest = meant.edits;
      nearest = isLastKnown ? [meant.written, last] : [first, meant.written];
    }
    return nearest;
  }

  #split(text: string): Word[] | undefined {
    for (let at = text.length - 3; at >= 3; at -= 1) {
      const first = this.#part(text.slice(0, at));
      if (!first) continue;
      const rest = text.slice(at);
      const last = this.#part(rest);
      const others = last ? [last] : this.#split(rest);
      if (others) return [first, ...others];
    }
    return undefined;
  }

  /** The word that is this part of a compound, with an ending or without. */
  #part(text: string): Word | undefined {
    for (const ending of endings) {
      if (!text.endsWith(ending)) continue;
      const word = this.#byText.get(text.slice(0, text.length - ending.length));
      if (!word) continue;
      const isLongEnough = word.count > 0 && word.text.length >= shortestPart;
      if (isLongEnough || this.#parts.has(word)) return word;
    }
    return undefined;
  }

  #wordOf(written: string): Word {
    const known = this.#byText.get(written);
    if (known) return known;
    const text = this.textOf(written);
    const word = { written, text, term: this.#stemOf(text), letters: lettersOf(text), count: 0 };
    this.#words.push(word);
    this.#byText.set(written, word);
    if (!this.#byText.has(text)) this.#byText.set(text, word);
    return word;
  }

  #stemOf(text: string): string {
    return (this.forms.stem ?? singular)(text);
  }
}

function wordsIn(list = ""): string[] {
  return list.split(" ").filter(Boolean);
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
