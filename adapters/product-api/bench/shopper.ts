import { Agent, request as httpRequest } from "node:http";
import type { CatalogueDocument } from "../../../commerce/src/search/catalogue-document.ts";
import type { Listing, ListingRequest } from "../src/contract/listing.ts";
import { SeededRandom } from "../test/seeded-random.ts";
import { catalogueDocuments } from "./catalogue.ts";

const sorts = ["newest", "priceAsc", "priceDesc", "bestSelling", "titleAsc"] as const;

/** Asks what shoppers ask: what was asked before, and what nobody ever asked. */
export class Shopper {
  readonly #random = new SeededRandom(1);
  readonly #agent = new Agent({ keepAlive: true });
  readonly #sample: CatalogueDocument[] = [];
  readonly #words: string[];
  /** Makes each question another one than all before. */
  #asked = 0;

  constructor(
    private readonly url: string,
    products: number,
  ) {
    const words = new Set<string>();
    for (const document of catalogueDocuments(Math.min(products, 10_000))) {
      if (!this.#random.chance(0.05)) continue;
      this.#sample.push(document);
      for (const word of document.title.split(/[^a-z]+/i)) if (word.length > 3) words.add(word);
    }
    this.#words = [...words];
  }

  close(): void {
    this.#agent.destroy();
  }

  anyProduct(): CatalogueDocument {
    return this.#random.of(this.#sample);
  }

  async knownList(): Promise<void> {
    await this.#ask("/products", { sort: "bestSelling", page: 1 + this.#random.below(20) });
  }

  async newFilters(): Promise<void> {
    const { brand } = this.anyProduct();
    const filters = { brand: [brand], color: ["Black", "Cyan"], price: this.#newPrice() };
    await this.#ask("/products", { sort: this.#random.of(sorts), filters });
  }

  async newDeepPage(): Promise<void> {
    const filters = { price: this.#anyPrice() };
    await this.#ask("/products", { sort: this.#random.of(sorts), page: 400, filters });
  }

  async newTypingError(): Promise<void> {
    const word = this.#random.of(this.#words);
    const at = 1 + this.#random.below(word.length - 2);
    await this.search(`${this.anyProduct().brand} ${word.slice(0, at)}${word.slice(at + 1)}`);
  }

  async newWords(): Promise<void> {
    await this.search(`${this.anyProduct().brand} ${this.#random.of(this.#words).slice(0, 4)}`);
  }

  async newPartNumber(): Promise<void> {
    await this.search(this.anyProduct().mpn.replace(/(?=\d)/, " "));
  }

  async product(): Promise<void> {
    await this.#ask(`/product/${this.anyProduct().handle}`);
  }

  /** Seven of ten have been asked before. */
  async anything(): Promise<void> {
    if (this.#random.chance(0.7)) return this.knownList();
    const cold = ["newFilters", "newDeepPage", "newTypingError", "newWords", "product"] as const;
    await this[this.#random.of(cold)]();
  }

  async list(wish: ListingRequest): Promise<Listing> {
    return JSON.parse((await this.#ask("/products", wish)).toString());
  }

  async search(term: string): Promise<void> {
    await this.#ask(`/products/search/${encodeURIComponent(term)}`, {
      filters: { price: this.#newPrice() },
    });
  }

  /** One that nobody has asked for, and that leaves out up to half. */
  #newPrice() {
    return {
      min: this.#anyPrice().min + this.#random.below(50),
      max: 150 + this.#random.below(50),
    };
  }

  /** One that nobody has asked for, and that leaves next to nothing out: page 400 has to be there. */
  #anyPrice() {
    this.#asked += 1;
    return { min: this.#asked / 1e9 };
  }

  /** Takes all of an answer, and reads none of it: both processors are for who answers. */
  #ask(path: string, body?: object): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        this.url + path,
        {
          agent: this.#agent,
          method: body ? "POST" : "GET",
          headers: { "content-type": "application/json" },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("end", () => {
            const bytes = Buffer.concat(parts);
            if (response.statusCode === 200) resolve(bytes);
            else reject(new Error(`${path} answered ${response.statusCode}: ${bytes}`));
          });
        },
      );
      request.on("error", reject);
      request.end(body && JSON.stringify(body));
    });
  }
}
