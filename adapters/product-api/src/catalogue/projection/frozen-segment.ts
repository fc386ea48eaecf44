import { type PostingVisitor, visitPostings, writePosting } from "./posting-list.ts";
import type { SegmentBuilder } from "./segment-builder.ts";
import { StringArena } from "./string-arena.ts";
import type { YieldToEventLoop } from "./yield-to-event-loop.ts";

/** The documents that have a term with one weight, as a bitmap: smaller than postings for frequent terms. */
interface Bitmap {
  weight: number;
  bits: Uint8Array;
}

/** Visits the postings of one term. */
type VisitPostings = (visitor: PostingVisitor) => unknown;

/** Terms in alphabetical order with their postings: written once, never changed, small. */
export class FrozenSegment {
  readonly #terms = new StringArena();
  /** By index of the term: where its postings begin; they end where those of the next term begin. */
  readonly #starts: Uint32Array;
  readonly #postings: Uint8Array;
  /** By index of the term. */
  readonly #bitmaps = new Map<number, Bitmap[]>();

  private constructor(
    terms: number,
    bytes: number,
    private readonly docCount: number,
  ) {
    this.#starts = new Uint32Array(terms + 1);
    this.#postings = new Uint8Array(bytes);
  }

  /**
   * Writes the segment of a builder. The builder is empty afterwards: memory for both at once would
   * be too much.
   *
   * @param docCount how many docIds there are
   */
  static async of(
    builder: SegmentBuilder,
    docCount: number,
    yieldToEventLoop: YieldToEventLoop,
  ): Promise<FrozenSegment> {
    builder.close();
    let bytes = 5 * builder.singletons.size;
    for (const list of builder.lists.values()) bytes += list.bytes.length;
    const terms = builder.singletons.size + builder.lists.size;
    const segment = new FrozenSegment(terms, bytes, docCount);
    for await (const [term, visit] of inAlphabeticalOrder(builder, yieldToEventLoop)) {
      segment.#add(term, visit);
      builder.deleteList(term);
    }
    segment.#terms.trim();
    return segment;
  }

  /**
   * Visits the postings of a term.
   *
   * @returns whether the visitor needs no more
   */
  find(term: string, visitor: PostingVisitor): boolean {
    const index = this.#terms.lowerBound(term);
    const isKnown = index < this.#terms.size && this.#terms.at(index) === term;
    return isKnown && this.#visit(index, visitor);
  }

  /**
   * Visits the postings of all terms with a prefix.
   *
   * @returns whether the visitor needs no more
   */
  findPrefix(prefix: string, visitor: PostingVisitor): boolean {
    // U+FFFF is above every character of a term.
    const end = this.#terms.lowerBound(`${prefix}\uffff`);
    for (let index = this.#terms.lowerBound(prefix); index < end; index += 1) {
      if (this.#visit(index, visitor)) return true;
    }
    return false;
  }

  #add(term: string, visit: VisitPostings): void {
    const index = this.#terms.add(term);
    const counts = new Uint32Array(8);
    visit((_docId, weight) => {
      counts[weight] = (counts[weight] ?? 0) + 1;
    });
    const bitmaps = Array.from(counts, (count, weight): Bitmap | undefined =>
      count > 1_024 && 8 * count > this.docCount
        ? { weight, bits: new Uint8Array((this.docCount + 7) >>> 3) }
        : undefined,
    );
    let end = this.#starts[index] ?? 0;
    let last = 0;
    visit((docId, weight) => {
      const bits = bitmaps[weight]?.bits;
      if (bits) {
        bits[docId >>> 3] = (bits[docId >>> 3] ?? 0) | (1 << (docId & 7));
      } else {
        end = writePosting(this.#postings, end, docId - last, weight);
        last = docId;
      }
    });
    this.#starts[index + 1] = end;
    const used = bitmaps.filter((bitmap) => bitmap !== undefined);
    if (used.length > 0) this.#bitmaps.set(index, used);
  }

  #visit(index: number, visitor: PostingVisitor): boolean {
    for (const { weight, bits } of this.#bitmaps.get(index) ?? []) {
      for (let at = 0; at < bits.length; at += 1) {
        for (let byte = bits[at] ?? 0; byte > 0; byte &= byte - 1) {
          if (visitor(at * 8 + 31 - Math.clz32(byte & -byte), weight) === true) return true;
        }
      }
    }
    const from = this.#starts[index] ?? 0;
    return visitPostings(this.#postings, from, this.#starts[index + 1] ?? 0, visitor);
  }
}

/** Terms with the same first characters. Its singleton terms are a linked list of indexes. */
interface Bucket {
  listed: string[];
  lastSingleton: number;
}

/** Ends a linked list. */
const none = 0xffff_ffff;

/** Sorts one bucket of terms at a time: all terms as strings would take a hundred MB. */
async function* inAlphabeticalOrder(
  builder: SegmentBuilder,
  yieldToEventLoop: YieldToEventLoop,
): AsyncGenerator<[term: string, visit: VisitPostings]> {
  const buckets = new Map<string, Bucket>();
  const bucketOf = (term: string): Bucket => {
    const prefix = term.slice(0, 4);
    const known = buckets.get(prefix);
    if (known) return known;
    const bucket = { listed: [], lastSingleton: none };
    buckets.set(prefix, bucket);
    return bucket;
  };
  for (const term of builder.lists.keys()) bucketOf(term).listed.push(term);
  // By index of the singleton term: the one before it in its bucket.
  const before = new Uint32Array(builder.singletons.size);
  for (let index = 0; index < builder.singletons.size; index += 1) {
    if (builder.isSingleton(index)) {
      const bucket = bucketOf(builder.singletons.at(index));
      before[index] = bucket.lastSingleton;
      bucket.lastSingleton = index;
    }
    if (index % 1_024 === 0) await yieldToEventLoop();
  }
  const sorted = [...buckets].sort(([a], [b]) => (a < b ? -1 : 1));
  buckets.clear();
  for (const [, { listed, lastSingleton }] of sorted) {
    const terms = listed.map((term): [string, VisitPostings] => [
      term,
      (visitor) => builder.lists.get(term)?.visit(visitor),
    ]);
    for (let index = lastSingleton; index !== none; index = before[index] ?? none) {
      terms.push([
        builder.singletons.at(index),
        (visitor) => builder.visitSingleton(index, visitor),
      ]);
    }
    for (const term of terms.sort(([a], [b]) => (a < b ? -1 : 1))) yield term;
    await yieldToEventLoop();
  }
}
