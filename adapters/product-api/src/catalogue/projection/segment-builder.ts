import { PostingList, type PostingVisitor } from "./posting-list.ts";
import { StringArena } from "./string-arena.ts";
import { StringHashTable } from "./string-hash-table.ts";
import { lengthened } from "./typed-arrays.ts";

/** The posting of a term that was a singleton and has a list now. A posting is `docId * 8 + weight`. */
const hasList = 0xffff_ffff;

/**
 * Terms and their postings while documents are added. Most terms are part numbers that a single
 * document has (singleton terms): they are in a string arena, the other terms have posting lists.
 */
export class SegmentBuilder {
  readonly #lists = new Map<string, PostingList>();
  readonly #singletons = new StringArena();
  #singletonTable = new StringHashTable(this.#singletons);
  /** By index of the singleton term. */
  #singletonPostings = new Uint32Array(1_024);

  /**
   * @param docId not below any docId that was added
   * @returns true where it is added; false where the document has this term already
   */
  add(term: string, docId: number, weight: number): boolean {
    const list = this.#lists.get(term);
    if (list) {
      if (list.last === docId) return false;
      list.add(docId, weight);
      return true;
    }
    const index = this.#singletonTable.find(term);
    if (index === undefined) {
      this.#addSingleton(term, docId * 8 + weight);
      return true;
    }
    const posting = this.#singletonPostings[index] ?? hasList;
    if (posting >>> 3 === docId) return false;
    this.#moveToList(term, index, posting).add(docId, weight);
    return true;
  }

  /**
   * Visits the postings of a term.
   *
   * @returns whether the visitor needs no more
   */
  find(term: string, visitor: PostingVisitor): boolean {
    const list = this.#lists.get(term);
    if (list) return list.visit(visitor);
    const index = this.#singletonTable.find(term);
    return index !== undefined && this.visitSingleton(index, visitor);
  }

  /**
   * Visits the postings of all terms with a prefix. Compares every term with it.
   *
   * @returns whether the visitor needs no more
   */
  findPrefix(prefix: string, visitor: PostingVisitor): boolean {
    for (const [term, list] of this.#lists) {
      if (term.startsWith(prefix) && list.visit(visitor)) return true;
    }
    for (let index = 0; index < this.#singletons.size; index += 1) {
      const hasPrefix = this.#singletons.at(index).startsWith(prefix);
      if (hasPrefix && this.visitSingleton(index, visitor)) return true;
    }
    return false;
  }

  /** Frees the memory that only `add` and `find` need: neither is called any more. */
  close(): void {
    this.#singletonTable = new StringHashTable(this.#singletons);
  }

  /** Frees the list of a term that the frozen segment has. */
  deleteList(term: string): void {
    this.#lists.delete(term);
  }

  /** By term: the postings of terms that several documents have. */
  get lists(): ReadonlyMap<string, PostingList> {
    return this.#lists;
  }

  /** The singleton terms, and terms that were singletons and have a list now. */
  get singletons(): StringArena {
    return this.#singletons;
  }

  /** Whether a single document has the term. */
  isSingleton(index: number): boolean {
    return this.#singletonPostings[index] !== hasList;
  }

  /**
   * Visits the posting of a singleton term; does nothing where the term has a list.
   *
   * @returns whether the visitor needs no more
   */
  visitSingleton(index: number, visitor: PostingVisitor): boolean {
    const posting = this.#singletonPostings[index] ?? hasList;
    return posting !== hasList && visitor(posting >>> 3, posting & 7) === true;
  }

  #addSingleton(term: string, posting: number): void {
    const index = this.#singletons.add(term);
    this.#singletonTable.put(term, index);
    if (index >= this.#singletonPostings.length) {
      this.#singletonPostings = lengthened(this.#singletonPostings, new Uint32Array(2 * index));
    }
    this.#singletonPostings[index] = posting;
  }

  #moveToList(term: string, index: number, posting: number): PostingList {
    const list = new PostingList();
    list.add(posting >>> 3, posting & 7);
    this.#singletonPostings[index] = hasList;
    this.#lists.set(term, list);
    return list;
  }
}
