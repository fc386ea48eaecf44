import { type Language, mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import { StringArena } from "./string-arena.ts";
import { stringHash } from "./string-hash.ts";
import { lengthened } from "./typed-arrays.ts";

/** The titles and slugs of all documents. */
export class Names {
  /** They are added in alphabetical order at first, which takes the least memory. */
  readonly #titles = new StringArena();
  readonly #slugs = new StringArena();
  /** By docId: the index of its title and of its slug. */
  #indexes = new Uint32Array(0);
  /** By docId: 16 bits of the slug's hash. A slug is found by them, without a table of slugs. */
  #slugHashes = new Uint16Array(0);

  set(docId: number, title: string, slug: string): void {
    if (docId >= this.#indexes.length) this.makeRoomFor(docId + 1);
    this.#indexes[docId] = this.#titles.add(tidyTitle(title));
    this.#slugs.add(slug);
    this.#slugHashes[docId] = stringHash(slug);
  }

  titleOf(docId: number): string {
    return this.#titles.at(this.#indexes[docId] ?? 0);
  }

  slugOf(docId: number): string {
    return this.#slugs.at(this.#indexes[docId] ?? 0);
  }

  /** The docIds with this slug, tombstones too. */
  *docIdsOfSlug(slug: string): Generator<number> {
    const hash = stringHash(slug) & 0xffff;
    let docId = this.#slugHashes.indexOf(hash);
    for (; docId >= 0; docId = this.#slugHashes.indexOf(hash, docId + 1)) {
      if (this.slugOf(docId) === slug) yield docId;
    }
  }

  makeRoomFor(docIds: number): void {
    const length = Math.ceil(1.1 * docIds) + 1_024;
    if (length <= this.#indexes.length) return;
    this.#indexes = lengthened(this.#indexes, new Uint32Array(length));
    this.#slugHashes = lengthened(this.#slugHashes, new Uint16Array(length));
  }

  /** Frees the memory that is reserved for more names. */
  trim(): void {
    this.#titles.trim();
    this.#slugs.trim();
  }
}

/** The order of titles: "Ink 9" comes before "Ink 10", case and accents do not count. */
export function titleCollator(language: Language = mainLanguage): Intl.Collator {
  return new Intl.Collator(language, { numeric: true, sensitivity: "base" });
}

/** A title without space at its ends and with single spaces between words. */
export function tidyTitle(title: string): string {
  return title.trim().replace(/\s+/g, " ");
}

/** A key that is the same for titles that differ only in case, space and Unicode form. */
export function titleKey(title: string): string {
  return tidyTitle(title.normalize("NFKC")).toLowerCase();
}
