import { mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import Medusa from "@medusajs/medusa-js";
import { z } from "zod";
import { storedLanguage } from "~/language/language.ts";
import { markIncomplete } from "~/server/cache-policy.server.ts";
import { caches } from "~/server/caches.server.ts";
import { displayDataByLanguage } from "~/server/display-data.server.ts";
import { environment } from "~/server/environment.server.ts";
import { logFailure } from "~/server/log.server.ts";
import { headersOfRequest } from "~/server/request-context.server.ts";
import { type Category, withNames, withProducts } from "./category.ts";
import { listProducts } from "./product-api.server.ts";

const categorySchema = z.object({
  name: z.string(),
  handle: z.string(),
  rank: z.number().nullish(),
});

const answerSchema = z.object({
  product_categories: z.array(
    categorySchema.extend({ category_children: z.array(categorySchema).nullish() }),
  ),
});

type Ranked = z.infer<typeof categorySchema>;
const byRank = (one: Ranked, other: Ranked) => (one.rank ?? 0) - (other.rank ?? 0);

/** The categories with their names in a language. */
async function fetchCategories(locale: string): Promise<Category[] | undefined> {
  const { commerceUrl, publishableKey } = environment();
  try {
    const medusa = new Medusa({
      baseUrl: commerceUrl,
      maxRetries: 0,
      publishableApiKey: publishableKey,
      customHeaders: headersOfRequest(),
    });
    const answer = await medusa.productCategories.list({
      parent_category_id: "null",
      include_descendants_tree: true,
      fields: "name,handle,rank,*category_children",
      limit: 100,
      locale,
    } as Parameters<typeof medusa.productCategories.list>[0]);
    return answerSchema
      .parse(answer)
      .product_categories.sort(byRank)
      .map(({ name, handle, category_children }) => ({
        name,
        slug: handle,
        children: (category_children ?? [])
          .sort(byRank)
          .map((child) => ({ name: child.name, slug: child.handle })),
      }));
  } catch (cause) {
    logFailure("categories could not be fetched", cause);
    return undefined;
  }
}

interface KnownCategories {
  all: Category[];
  /** Categories with products for sale; all categories while the catalogue is unavailable. */
  offered: Category[];
  /** ISO 4217, from a product; undefined if there is none. */
  currency: string | undefined;
}

async function fetchKnown(language: string): Promise<KnownCategories | undefined> {
  const [all, named, products] = await Promise.all([
    fetchCategories(mainLanguage),
    language === mainLanguage ? undefined : fetchCategories(language),
    listProducts({ itemsPerPage: 1 }),
  ]);
  if (!all) return undefined;
  const inLanguage = named ? (categories: Category[]) => withNames(categories, named) : undefined;
  const shown = inLanguage?.(all) ?? all;
  if (!products.ok) return { all: shown, offered: shown, currency: undefined };
  const { facets, products: listed } = products.value;
  const offered = withProducts(all, facets);
  return {
    all: shown,
    offered: inLanguage?.(offered) ?? offered,
    currency: listed[0]?.currency,
  };
}

/** In the language of the page, because their names are translated. */
const cachedCategories = displayDataByLanguage(fetchKnown, storedLanguage, caches.categories);

async function knownCategories(): Promise<KnownCategories> {
  const known = await cachedCategories();
  if (!known) markIncomplete();
  return known ?? { all: [], offered: [], currency: undefined };
}

/**
 * The categories with products for sale, in two levels and in order; none while the backend is
 * unavailable.
 */
export async function fetchedCategories(): Promise<Category[]> {
  return (await knownCategories()).offered;
}

/** The currency of the catalogue, ISO 4217; empty if it is not known. */
export async function fetchedCurrency(): Promise<string> {
  return (await knownCategories()).currency ?? "";
}

/** Every category, also those without products; none while the backend is unavailable. */
export async function everyCategory(): Promise<Category[]> {
  return (await knownCategories()).all;
}
