import { hasDigit } from "../search-term.ts";
import { slipsAllowed, slipsBetween } from "../spelling.ts";
import type { Weight } from "./listed-product.ts";

/** Where a term stands: slots with the weight of the place, in one number each. */
interface Term {
  text: string;
  /** `slot * 8 + weight`, in no order. */
  entries: number[];
  /** A bit for each letter in it: words that share few letters are not alike. */
  letters: number;
}

/** How well a word met a term: all of it, its beginning, or the same word in another number. */
const exactly = 4;
const atItsBeginning = 3;

/** Which products hold a word: the words of all texts, and where they stand. */
export class TermIndex {
  readonly #terms: Term[] = [];
  readonly #byText = new Map<string, number>();
  readonly #termsOf: Uint32Array[] = [];
  #sorted: Term[] | undefined;

  /** Files a product's texts under a slot that has none. */
  add(slot: number, texts: { weight: Weight; text: string }[]): void {
    const weights = new Map<number, Weight>();
    for (const { weight, text } of texts) {
      for (const word of termsIn(text)) {
        const code = this.#codeFor(word);
        if ((weights.get(code) ?? 0) < weight) weights.set(code, weight);
      }
    }
    for (const [code, weight] of weights) this.#terms[code]?.entries.push(slot * 8 + weight);
    this.#termsOf[slot] = Uint32Array.from(weights.keys());
  }

  /** Takes out all texts of these slots. Many at once cost little more than one. */
  remove(slots: ReadonlySet<number>): void {
    const codes = new Set<number>();
    for (const slot of slots) {
      for (const code of this.#termsOf[slot] ?? []) codes.add(code);
      this.#termsOf[slot] = new Uint32Array(0);
    }
    for (const code of codes) {
      const term = this.#terms[code];
      if (term) term.entries = term.entries.filter((entry) => !slots.has(entry >> 3));
    }
  }

  /** Whether any product holds the word, or a word that begins with it. */
  has(word: string, asBeginning: boolean): boolean {
    if (this.#entriesOf(word).length > 0) return true;
    return asBeginning && this.#beginningWith(word).some(({ entries }) => entries.length > 0);
  }

  /**
   * Calls back with each product that holds the word, and how well: a product may come several
   * times, the best one counts.
   */
  find(word: string, asBeginning: boolean, found: (slot: number, quality: number) => void): void {
    const tell = (entries: number[], quality: number) => {
      for (const entry of entries) found(entry >> 3, (entry & 7) * quality);
    };
    tell(this.#entriesOf(word), exactly);
    if (asBeginning) {
      for (const { entries } of this.#beginningWith(word)) tell(entries, atItsBeginning);
    }
  }

  /**
   * The known word that the fewest slips turn into this one, the more frequent of two; none if it
   * takes too many. Numbers are never guessed at.
   */
  nearest(word: string): string | undefined {
    const letters = lettersOf(word);
    let fewest = slipsAllowed(word);
    let nearest: Term | undefined;
    for (const term of this.#terms) {
      // A slip changes one letter into another: two bits at most.
      if (bitCount(term.letters ^ letters) > 2 * fewest) continue;
      if (Math.abs(term.text.length - word.length) > fewest) continue;
      if (term.entries.length === 0 || hasDigit(term.text)) continue;
      const slips = slipsBetween(word, term.text);
      if (slips > fewest) continue;
      const isBetter = !nearest || slips < fewest || term.entries.length > nearest.entries.length;
      if (isBetter) nearest = term;
      fewest = slips;
    }
    return nearest?.text;
  }

  #entriesOf(word: string): number[] {
    return this.#terms[this.#byText.get(singular(word)) ?? -1]?.entries ?? [];
  }

  #codeFor(word: string): number {
    const known = this.#byText.get(word);
    if (known !== undefined) return known;
    const code = this.#terms.push({ text: word, entries: [], letters: lettersOf(word) }) - 1;
    this.#byText.set(word, code);
    this.#sorted = undefined;
    return code;
  }

  #beginningWith(beginning: string): Term[] {
    this.#sorted ??= this.#terms.toSorted((a, b) => (a.text < b.text ? -1 : 1));
    const sorted = this.#sorted;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.text ?? "") < beginning) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (sorted[end]?.text.startsWith(beginning)) end += 1;
    return sorted.slice(low, end);
  }
}

/** The terms of a text: its words without accents, in lower case and in the singular. */
function termsIn(text: string): string[] {
  return plainWords(text).map(singular);
}

/** The words of a text without accents and in lower case. */
export function plainWords(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** "bottles" and "bottle" are one term; "glass" and "t6641s" are themselves. */
function singular(word: string): string {
  return /^\p{L}{2,}[^s\P{L}]s$/u.test(word) ? word.slice(0, -1) : word;
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
