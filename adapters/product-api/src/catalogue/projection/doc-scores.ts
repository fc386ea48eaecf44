import { lengthened } from "./typed-arrays.ts";

/** The scores of the documents that match. A score is 1 to 65,535. */
export class DocScores {
  #scores = new Uint16Array(0);
  #docIds = new Uint32Array(64);
  #size = 0;

  /** The docIds that match, tombstones too, each once. The view is valid until the next change. */
  get docIds(): Uint32Array {
    return this.#docIds.subarray(0, this.#size);
  }

  /** 0 where the document does not match. */
  of(docId: number): number {
    return this.#scores[docId] ?? 0;
  }

  /** Gives a document this score, unless it has a better one. */
  add(docId: number, score: number): void {
    const before = this.#scores[docId] ?? 0;
    if (score <= before) return;
    this.#scores[docId] = score;
    if (before > 0) return;
    if (this.#size === this.#docIds.length) {
      this.#docIds = lengthened(this.#docIds, new Uint32Array(2 * this.#size));
    }
    this.#docIds[this.#size++] = docId;
  }

  /**
   * Removes all scores.
   *
   * @param docCount how many docIds there are
   */
  clear(docCount: number): void {
    if (this.#scores.length < docCount) {
      this.#scores = new Uint16Array(Math.ceil(1.1 * docCount));
    } else {
      for (const docId of this.docIds) this.#scores[docId] = 0;
    }
    this.#size = 0;
  }
}
