import type { Product } from "@chemical-ink/product-api/contract/product";
import { data, redirect } from "react-router-dom";
import { findProduct, listProducts, searchProducts } from "~/catalogue/product-api.server.ts";
import type { Result } from "~/server/result.ts";

/** How many related products stand below a product. */
const relatedShown = 4;

/** What stands around a product; empty where it could not be fetched, which the API's client logs. */
export type Surroundings = {
  /** The products of the same series, this one included, in the press's order of colours. */
  colourSet: Product[];
  related: Product[];
};

const pressOrder = ["black", "cyan", "magenta", "yellow"];
const placeOf = ({ color }: Product) => (pressOrder.indexOf(color.toLowerCase()) + 9) % 9;

async function colourSetOf(product: Product): Promise<Product[]> {
  if (!product.series) return [];
  const filters = { brand: [product.Brand], category: [product.Category] };
  const found = await searchProducts(product.series, { filters, itemsPerPage: 48 });
  if (!found.ok) return [];
  return found.value.products
    .filter((other) => other.series === product.series)
    .sort((one, other) => placeOf(one) - placeOf(other) || one.Title.localeCompare(other.Title));
}

async function relatedTo(product: Product): Promise<Product[]> {
  const filters = product.subCategory
    ? { subCategory: [product.subCategory] }
    : { category: [product.Category] };
  const found = await listProducts({ filters, sort: "bestSelling", itemsPerPage: 24 });
  if (!found.ok) return [];
  return found.value.products.filter(
    (other) => other._id !== product._id && (!product.series || other.series !== product.series),
  );
}

/**
 * A product with what stands around it; a failure to reach the catalogue is a value.
 *
 * @param query what else stands in the address
 * @throws a 404 answer when there is no such product, and a redirect for good from its id or a slug
 * that it had before
 */
export async function productData(
  slug: string,
  query: string,
): Promise<Result<{ product: Product; surroundings: Surroundings }>> {
  const found = await findProduct(slug);
  if (!found.ok) {
    if (found.failure.status === 404) throw data("There is no such product.", { status: 404 });
    return found;
  }
  const product = found.value;
  if (product.slug !== slug) throw redirect(`/product/${product.slug}${query}`, 301);
  const [colourSet, related] = await Promise.all([colourSetOf(product), relatedTo(product)]);
  return {
    ok: true,
    value: { product, surroundings: { colourSet, related: related.slice(0, relatedShown) } },
  };
}
