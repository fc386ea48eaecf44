import { mostCompared } from "~/catalogue/compare/compared-products.ts";
import {
  type FoundProducts,
  productsBySlug,
  slugsIn,
} from "~/catalogue/product/products-by-slug.server.ts";
import { bestSellers } from "~/catalogue/product-api.server.ts";
import type { Result } from "~/server/result.ts";

/** The data of the comparison. */
export type CompareData = {
  result: Result<FoundProducts>;
  /** More products were asked for than can be compared. */
  tooMany: boolean;
  /** Slugs of two products that are worth comparing; only if no product was asked for. */
  example: string[];
};

/** The products whose slugs are in the URL. */
export async function compareData(address: URL): Promise<CompareData> {
  const slugs = slugsIn(address, mostCompared + 1);
  const result = await productsBySlug(slugs.slice(0, mostCompared));
  return {
    result,
    tooMany: slugs.length > mostCompared,
    example: slugs.length === 0 ? await exampleSlugs() : [],
  };
}

/** The best seller, and the next best of another series with the same colour. */
async function exampleSlugs(): Promise<string[]> {
  const sellers = await bestSellers(24);
  if (!sellers.ok) return [];
  const [first, ...others] = sellers.value.products.filter(({ pageYield }) => pageYield !== null);
  const second = others.find(
    ({ color, series, Category }) =>
      color === first?.color && Category === first.Category && series !== first.series,
  );
  return first && second ? [first.slug, second.slug] : [];
}
