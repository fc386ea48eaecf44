/** The different words of a column, each known by a small number. 0 stands for "". */
export class Words {
  readonly #codes = new Map<string, number>([["", 0]]);
  readonly #words = [""];

  /** How many there are: every code is below it. */
  get size(): number {
    return this.#words.length;
  }

  /** A word's code; a new word gets one. */
  codeFor(word: string): number {
    const known = this.#codes.get(word);
    if (known !== undefined) return known;
    const code = this.#words.push(word) - 1;
    this.#codes.set(word, code);
    return code;
  }

  /** A word's code, if it has one. */
  codeOf(word: string): number | undefined {
    return this.#codes.get(word);
  }

  wordOf(code: number): string {
    return this.#words[code] ?? "";
  }

  /** Says of each code whether its word is among these. */
  marked(words: Iterable<string>): Uint8Array {
    const marks = new Uint8Array(this.size);
    for (const word of words) {
      const code = this.#codes.get(word);
      if (code !== undefined) marks[code] = 1;
    }
    return marks;
  }
}
