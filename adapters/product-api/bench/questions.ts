import { type Language, languages, mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import { catalogueDocuments } from "@chemical-ink/test-kit/bench-catalogue";
import { SeededRandom } from "@chemical-ink/test-kit/seeded-random";
import type { CatalogueDocument } from "../../../commerce/src/search/catalogue-document.ts";
import type { ListingRequest } from "../src/contract/listing.ts";

const sorts = ["newest", "priceAsc", "priceDesc", "bestSelling", "titleAsc"] as const;

/** A request for a listing: of all products, or of what a term finds; in the main language if absent. */
interface Question {
  request: ListingRequest;
  term?: string;
  language?: Language;
}

/** What shoppers ask: requests that were asked before, and requests that nobody ever asked. */
export class Questions {
  readonly #random = new SeededRandom(1);
  readonly #sample: CatalogueDocument[] = [];
  /** The languages of the questions, each with words of its titles. */
  readonly #words: [Language, string[]][];
  /** Makes every price range another one. */
  #asked = 0;

  /** @param isTranslated whether the products are translated: questions are in all languages then */
  constructor(products: number, { isTranslated = false } = {}) {
    const asked = isTranslated ? languages : [mainLanguage];
    const words = new Map(asked.map((language) => [language, new Set<string>()]));
    for (const document of catalogueDocuments(Math.min(products, 10_000), { isTranslated })) {
      if (!this.#random.chance(0.05)) continue;
      this.#sample.push(document);
      const translations = JSON.parse(document.translations_json);
      for (const [language, found] of words) {
        const title: string = translations[language]?.title ?? document.title;
        for (const word of title.split(/[^\p{L}]+/u)) if (word.length > 3) found.add(word);
      }
    }
    this.#words = Array.from(words, ([language, found]) => [language, [...found]]);
  }

  anyProduct(): CatalogueDocument {
    return this.#random.of(this.#sample);
  }

  knownList(): Question {
    const [language] = this.#random.of(this.#words);
    return { language, request: { sort: "bestSelling", page: 1 + this.#random.below(20) } };
  }

  newFilters(): Question {
    const { brand } = this.anyProduct();
    const filters = { brand: [brand], color: ["Black", "Cyan"], price: this.#newPrice() };
    const [language] = this.#random.of(this.#words);
    return { language, request: { sort: this.#random.of(sorts), filters } };
  }

  newDeepPage(): Question {
    const filters = { price: this.#anyPrice() };
    const [language] = this.#random.of(this.#words);
    return { language, request: { sort: this.#random.of(sorts), page: 400, filters } };
  }

  newTypingError(): Question {
    const [language, words] = this.#random.of(this.#words);
    const word = this.#random.of(words);
    const at = 1 + this.#random.below(word.length - 2);
    const mistyped = word.slice(0, at) + word.slice(at + 1);
    return this.#search(`${this.anyProduct().brand} ${mistyped}`, language);
  }

  newWords(): Question {
    const [language, words] = this.#random.of(this.#words);
    return this.#search(
      `${this.anyProduct().brand} ${this.#random.of(words).slice(0, 4)}`,
      language,
    );
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

  #search(term: string, language: Language = mainLanguage): Question {
    return { term, language, request: { filters: { price: this.#newPrice() } } };
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
