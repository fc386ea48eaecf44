import { Agent, request as httpRequest } from "node:http";
import { mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import type { CatalogueDocument } from "../../../commerce/src/search/catalogue-document.ts";
import type { Listing, ListingRequest } from "../src/contract/listing.ts";
import { Questions } from "./questions.ts";

/** Asks a running service what shoppers ask. */
export class Shopper {
  readonly #questions: Questions;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(
    private readonly url: string,
    products: number,
    isTranslated: boolean,
  ) {
    this.#questions = new Questions(products, { isTranslated });
  }

  close(): void {
    this.#agent.destroy();
  }

  anyProduct(): CatalogueDocument {
    return this.#questions.anyProduct();
  }

  async ask(
    kind: Exclude<ReturnType<Questions["anyKind"]>, "product"> | "newPartNumber",
  ): Promise<void> {
    const { term, request, language = mainLanguage } = this.#questions[kind]();
    const path = term === undefined ? "" : `/search/${encodeURIComponent(term)}`;
    await this.#send(`/products${path}?locale=${language}`, request);
  }

  async product(): Promise<void> {
    await this.#send(`/product/${this.anyProduct().handle}`);
  }

  async anything(): Promise<void> {
    const kind = this.#questions.anyKind();
    return kind === "product" ? this.product() : this.ask(kind);
  }

  async list(request: ListingRequest): Promise<Listing> {
    return JSON.parse((await this.#send("/products", request)).toString());
  }

  /** Receives the whole answer and does not parse it: both processors are for the service. */
  #send(path: string, body?: object): Promise<Buffer> {
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
