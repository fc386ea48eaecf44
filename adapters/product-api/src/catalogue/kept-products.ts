import type { Product } from "../contract/product.ts";
import type { Source } from "../kept-answers.ts";

/** Products that are kept: some 5 MB. */
const mostKept = 1_000;

/**
 * The products that were shown last, as long as the catalogue stays as it is: most listings show
 * the same few, in whatever way they were chosen.
 */
export class KeptProducts {
  /** The one that was shown last comes last. */
  readonly #products = new Map<string, Product>();
  #projection: Source["projection"] | undefined;
  #version = 0;

  /**
   * Products by their ids; without those that `read` does not find.
   *
   * @param source the catalogue as it is now
   * @throws what `read` throws
   */
  async find(
    { projection }: Source,
    ids: string[],
    read: (ids: string[]) => Promise<Map<string, Product>>,
  ): Promise<Product[]> {
    this.#forgetWhatIsOld(projection);
    const { version } = projection;
    const known = new Map(ids.map((id) => [id, this.#products.get(id)]));
    const missing = ids.filter((id) => !known.get(id));
    const found = missing.length > 0 ? await read(missing) : new Map<string, Product>();
    const products = ids.flatMap((id) => known.get(id) ?? found.get(id) ?? []);
    // What was read before a change may be from before it.
    if (this.#projection === projection && projection.version === version) this.#keep(products);
    return products;
  }

  #forgetWhatIsOld(projection: Source["projection"]): void {
    if (this.#projection === projection && this.#version === projection.version) return;
    this.#products.clear();
    this.#projection = projection;
    this.#version = projection.version;
  }

  #keep(products: Product[]): void {
    for (const product of products) {
      this.#products.delete(product._id);
      this.#products.set(product._id, product);
    }
    for (const id of this.#products.keys()) {
      if (this.#products.size <= mostKept) return;
      this.#products.delete(id);
    }
  }
}
