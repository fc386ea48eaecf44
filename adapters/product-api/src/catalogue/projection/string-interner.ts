/** Gives each different string a small number, its code. The code of "" is 0. */
export class StringInterner {
  readonly #codes = new Map<string, number>([["", 0]]);
  readonly #strings = [""];

  /** How many strings there are: every code is below it. */
  get size(): number {
    return this.#strings.length;
  }

  /** The code of a string; a new string gets the next code. */
  intern(string: string): number {
    const known = this.#codes.get(string);
    if (known !== undefined) return known;
    const code = this.#strings.push(string) - 1;
    this.#codes.set(string, code);
    return code;
  }

  /** The code of a string; undefined where the string is not known. */
  codeOf(string: string): number | undefined {
    return this.#codes.get(string);
  }

  stringOf(code: number): string {
    return this.#strings[code] ?? "";
  }

  /** By code: 1 where the string is one of these, 0 where it is not. */
  marksOf(strings: Iterable<string>): Uint8Array {
    const marks = new Uint8Array(this.size);
    for (const string of strings) {
      const code = this.#codes.get(string);
      if (code !== undefined) marks[code] = 1;
    }
    return marks;
  }
}
