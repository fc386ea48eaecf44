import { Words } from "./words.ts";

/** A column of words, one per slot: each word is kept once, and its small number many times. */
export class WordColumn {
  readonly words = new Words();
  /** By slot. */
  codes: Uint16Array | Uint32Array = new Uint16Array(0);

  set(slot: number, word: string): void {
    const code = this.words.codeFor(word);
    if (code > 0xffff && this.codes instanceof Uint16Array)
      this.codes = Uint32Array.from(this.codes);
    this.codes[slot] = code;
  }

  makeRoomFor(slots: number): void {
    const larger =
      this.codes instanceof Uint16Array ? new Uint16Array(slots) : new Uint32Array(slots);
    larger.set(this.codes);
    this.codes = larger;
  }
}
