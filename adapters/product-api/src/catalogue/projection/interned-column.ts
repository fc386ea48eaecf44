import { StringInterner } from "./string-interner.ts";
import { lengthened } from "./typed-arrays.ts";

/** A column of strings, one per document: it stores the code of each string. */
export class InternedColumn {
  readonly #strings = new StringInterner();
  /** By docId. Two bytes each, and four once there are more than 65,536 different strings. */
  codes: Uint16Array | Uint32Array = new Uint16Array(0);

  set(docId: number, string: string): void {
    const code = this.#strings.intern(string);
    if (code > 0xffff && this.codes instanceof Uint16Array)
      this.codes = Uint32Array.from(this.codes);
    this.codes[docId] = code;
  }

  makeRoomFor(docIds: number): void {
    const Codes = this.codes instanceof Uint16Array ? Uint16Array : Uint32Array;
    this.codes = lengthened(this.codes, new Codes(docIds));
  }
}
