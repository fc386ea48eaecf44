import { PackedTexts } from "./packed-texts.ts";
import { textHash } from "./text-hash.ts";

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The titles and slugs of all slots. */
export class Names {
  /** In the order they came: that of the alphabet at first, which packs them best. */
  readonly #titles = new PackedTexts();
  readonly #slugs = new PackedTexts();
  /** By slot: the number of its title, and of its slug. */
  #numbers = new Uint32Array(0);
  /** By slot: a part of its slug's hash. Two bytes of each are all it costs to find a slug. */
  #slugHashes = new Uint16Array(0);

  set(slot: number, title: string, slug: string): void {
    if (slot >= this.#numbers.length) this.makeRoomFor(slot + 1);
    this.#numbers[slot] = this.#titles.add(tidyTitle(title));
    this.#slugs.add(slug);
    this.#slugHashes[slot] = textHash(slug);
  }

  titleOf(slot: number): string {
    return this.#titles.at(this.#numbers[slot] ?? 0);
  }

  slugOf(slot: number): string {
    return this.#slugs.at(this.#numbers[slot] ?? 0);
  }

  /** The slots that have or had this slug. */
  *slotsOfSlug(slug: string): Generator<number> {
    const hash = textHash(slug) & 0xffff;
    let slot = this.#slugHashes.indexOf(hash);
    for (; slot >= 0; slot = this.#slugHashes.indexOf(hash, slot + 1)) {
      if (this.slugOf(slot) === slug) yield slot;
    }
  }

  makeRoomFor(slots: number): void {
    const longer = new Uint32Array(Math.ceil(1.1 * slots) + 1_024);
    longer.set(this.#numbers.subarray(0, longer.length));
    this.#numbers = longer;
    const hashes = new Uint16Array(longer.length);
    hashes.set(this.#slugHashes.subarray(0, hashes.length));
    this.#slugHashes = hashes;
  }

  /** Gives back what was kept in reserve for more. */
  trim(): void {
    this.#titles.trim();
    this.#slugs.trim();
  }
}

/** As people read them: "Ink 9" comes before "Ink 10", case and accents do not count. */
export function compareTitles(a: string, b: string): number {
  return collator.compare(a, b);
}

/** A title without the space that nobody sees. */
export function tidyTitle(title: string): string {
  return title.trim().replace(/\s+/g, " ");
}

/** What two titles that differ in case and in form alone have in common. */
export function sameTitle(title: string): string {
  return tidyTitle(title.normalize("NFKC")).toLowerCase();
}
