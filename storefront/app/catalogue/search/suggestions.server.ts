import { hasSeveralPrices, lowestPrice } from "@chemical-ink/product-api/contract/chosen-variant";
import type { Product } from "@chemical-ink/product-api/contract/product";
import type { Result } from "~/server/result.ts";
import { fetchedCategories } from "../categories.server.ts";
import type { Category } from "../category.ts";
import { printerDirectory } from "../printers/printers.server.ts";
import { searchProducts } from "../product-api.server.ts";
import { plainWords, type SuggestedProduct, type Suggestions } from "./suggestions.ts";

const most = { products: 6, categories: 3, printers: 4 };

const nothing: Suggestions = { printers: [], categories: [], products: [], total: 0 };

/** The suggestions for a typed text: one call for products, the rest is cached. */
export async function suggestionsFor(typed: string): Promise<Result<Suggestions>> {
  if (!typed) return { ok: true, value: nothing };
  const [found, categories, directory] = await Promise.all([
    searchProducts(typed, { itemsPerPage: most.products }),
    fetchedCategories(),
    printerDirectory(),
  ]);
  if (!found.ok) return found;
  const printers = directory.ok ? directory.value.like(typed, most.printers).printers : [];
  return {
    ok: true,
    value: {
      printers: printers.map(({ name, products }) => ({ name, products })),
      categories: categoriesLike(categories, typed).slice(0, most.categories),
      products: found.value.products.map(suggested),
      total: found.value.total,
      correctedTerm: found.value.correctedTerm,
    },
  };
}

/** Categories of both levels whose names have a word for each typed beginning. */
function categoriesLike(categories: Category[], typed: string): Suggestions["categories"] {
  const words = plainWords(typed);
  if (words.length === 0) return [];
  return categories
    .flatMap(({ name, slug, children }) => [{ name, slug }, ...children])
    .filter(({ name }) => {
      const known = plainWords(name);
      return words.every((word) => known.some((other) => other.startsWith(word)));
    });
}

function suggested(product: Product): SuggestedProduct {
  const { slug, Title, currency, Images, Image } = product;
  const picture = Images[0]?.sources[0]?.url ?? Images[0]?.url ?? Image;
  const price = lowestPrice(product);
  const isFrom = hasSeveralPrices(product);
  return { slug, title: Title, price, currency, picture, ...(isFrom && { isFrom }) };
}
