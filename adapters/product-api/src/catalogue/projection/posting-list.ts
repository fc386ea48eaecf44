import { lengthened } from "./typed-arrays.ts";

/**
 * Gets the postings of a term: the docId of a document that has the term, and the weight of the
 * field, 1 to 7. A visitor that returns true needs no more postings, and is not called again.
 */
export type PostingVisitor = (docId: number, weight: number) => unknown;

/** The postings of a term by docId: the step from the docId before and the weight, in a byte or two. */
export class PostingList {
  #bytes = new Uint8Array(8);
  #length = 0;
  #last = 0;

  /** The last docId. */
  get last(): number {
    return this.#last;
  }

  /** The encoded postings. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** @param docId above all docIds in the list */
  add(docId: number, weight: number): void {
    if (this.#length + 5 > this.#bytes.length) {
      const length = Math.ceil(1.5 * this.#bytes.length) + 5;
      this.#bytes = lengthened(this.#bytes, new Uint8Array(length));
    }
    this.#length = writePosting(this.#bytes, this.#length, docId - this.#last, weight);
    this.#last = docId;
  }

  /** @returns whether the visitor needs no more */
  visit(visitor: PostingVisitor): boolean {
    return visitPostings(this.#bytes, 0, this.#length, visitor);
  }
}

/** @returns the position after the posting */
export function writePosting(bytes: Uint8Array, at: number, step: number, weight: number): number {
  let position = at;
  let rest = step * 8 + weight;
  for (; rest > 127; rest >>>= 7) bytes[position++] = (rest & 127) | 128;
  bytes[position++] = rest;
  return position;
}

/**
 * Visits the postings that are encoded between two positions.
 *
 * @returns whether the visitor needs no more
 */
export function visitPostings(
  bytes: Uint8Array,
  from: number,
  to: number,
  visitor: PostingVisitor,
): boolean {
  let docId = 0;
  for (let position = from; position < to; ) {
    let entry = bytes[position++] ?? 0;
    if (entry > 127) {
      entry &= 127;
      for (let shift = 7; ; shift += 7) {
        const byte = bytes[position++] ?? 0;
        entry |= (byte & 127) << shift;
        if (byte < 128) break;
      }
    }
    docId += entry >>> 3;
    if (visitor(docId, entry & 7) === true) return true;
  }
  return false;
}
