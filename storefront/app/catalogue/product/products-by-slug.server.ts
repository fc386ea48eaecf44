import type { Product } from "@chemical-ink/product-api/contract/product";
import type { Result } from "~/server/result.ts";
import { findProduct } from "../product-api.server.ts";

/** The slugs of a query, `?products=one,two`: each once, at most `most`. */
export function slugsIn(address: URL, most: number): string[] {
  const listed = (address.searchParams.get("products") ?? "").split(",").map((slug) => slug.trim());
  return [...new Set(listed.filter((slug) => slug && slug.length <= 200))].slice(0, most);
}

/** Products, in the order of their slugs. */
export type FoundProducts = {
  products: Product[];
  missing: string[];
  renamed: Record<string, string>;
};

/** The products of these slugs. Fails only if the catalogue cannot be reached. */
export async function productsBySlug(slugs: string[]): Promise<Result<FoundProducts>> {
  const found = await Promise.all(slugs.map(findProduct));
  const products = new Map<string, Product>();
  const missing: string[] = [];
  const renamed: Record<string, string> = {};
  for (const [index, result] of found.entries()) {
    const asked = slugs[index] ?? "";
    if (result.ok) {
      // A former slug and the current one lead to the same product.
      products.set(result.value._id, result.value);
      if (result.value.slug !== asked) renamed[asked] = result.value.slug;
    } else if (result.problem.status === 404) missing.push(asked);
    else return result;
  }
  return { ok: true, value: { products: [...products.values()], missing, renamed } };
}
