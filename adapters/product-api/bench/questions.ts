import { catalogueDocuments } from "@chemical-ink/test-kit/bench-catalogue";
import { SeededRandom } from "@chemical-ink/test-kit/seeded-random";
import type { CatalogueDocument } from "../../../commerce/src/search/catalogue-document.ts";
import type { ListingRequest } from "../src/contract/listing.ts";

const sorts = ["newest", "priceAsc", "priceDesc", "bestSelling", "titleAsc"] as const;

/** A request for a listing: of all products, or of what a term finds. */
interface Question {
  request: ListingRequest;
  term?: string;
}

/** What shoppers ask: requests that were asked before, and requests that nobody ever asked. */
export class Questions {
  readonly #random = new SeededRandom(1);
  readonly #sample: CatalogueDocument[] = [];
  readonly #words: string[];
  /** Makes every price range another one. */
  #asked = 0;

  constructor(products: number) {
    const words = new Set<string>();
    for (const document of catalogueDocuments(Math.min(products, 10_000))) {
      if (!this.#random.chance(0.05)) continue;
      this.#sample.push(document);
      for (const word of document.title.split(/[^a-z]+/i)) if (word.length > 3) words.add(word);
    }
    this.#words = [...words];
  }

  anyProduct(): CatalogueDocument {
    return this.#random.of(this.#sample);
  }

  knownList(): Question {
    return { request: { sort: "bestSelling", page: 1 + this.#random.below(20) } };
  }

  newFilters(): Question {
    const { brand } = this.anyProduct();
    const filters = { brand: [brand], color: ["Black", "Cyan"], price: this.#newPrice() };
    return { request: { sort: this.#random.of(sorts), filters } };
  }

  newDeepPage(): Question {
    const filters = { price: this.#anyPrice() };
    return { request: { sort: this.#random.of(sorts), page: 400, filters } };
  }

  newTypingError(): Question {
    const word = this.#random.of(this.#words);
    const at = 1 + this.#random.below(word.length - 2);
    return this.#search(`${this.anyProduct().brand} ${word.slice(0, at)}${word.slice(at + 1)}`);
  }

  newWords(): Question {
    return this.#search(`${this.anyProduct().brand} ${this.#random.of(this.#words).slice(0, 4)}`);
  }

  newPartNumber(): Question {
    return this.#search(this.anyProduct().mpn.replace(/(?=\d)/, " "));
  }

  /** A kind of question: seven of ten were asked before. */
  anyKind() {
    if (this.#random.chance(0.7)) return "knownList" as const;
    const cold = ["newFilters", "newDeepPage", "newTypingError", "newWords", "product"] as const;
    return this.#random.of(cold);
  }

  #search(term: string): Question {
    return { term, request: { filters: { price: this.#newPrice() } } };
  }

  /** A range that nobody has asked for, and that excludes up to half of the products. */
  #newPrice() {
    return {
      min: this.#anyPrice().min + this.#random.below(50),
      max: 150 + this.#random.below(50),
    };
  }

  /** A range that nobody has asked for, and that excludes almost nothing: page 400 has products. */
  #anyPrice() {
    this.#asked += 1;
    return { min: this.#asked / 1e9 };
  }
}
