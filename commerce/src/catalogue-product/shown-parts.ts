/**
 * Which parts of Medusa's product the catalogue shows. The merchandiser's form and the shop use the
 * same ones.
 */

import { catalogueCurrency } from "../currency-environment";

interface Variant {
  id: string;
  variant_rank?: number | null;
}

interface Price {
  amount?: unknown;
  currency_code: string;
  min_quantity?: unknown;
  price_list_id?: string | null;
  rules_count?: number | null;
}

interface Category {
  handle: string;
  parent_category?: object | null;
}

interface Image {
  url: string;
  rank?: number;
  metadata?: Record<string, unknown> | null;
}

/** A picture and its narrower versions; widths in pixels, the narrowest first. */
export interface Picture {
  url: string;
  sources: { url: string; width: number }[];
}

/** A list of Query's without its nulls. */
export function present<T>(list: (T | null)[] | undefined): T[] {
  return (list ?? []).filter((item): item is T => item !== null && item !== undefined);
}

/** Variants in the merchandiser's order. */
export function variantsInOrder<V extends Variant>(variants: V[] | undefined): V[] {
  return (variants ?? []).toSorted(
    (a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0) || (a.id < b.id ? -1 : 1),
  );
}

/** The first variant, which the shop's forms edit. */
export function firstVariant<V extends Variant>(variants: V[] | undefined): V | undefined {
  return variantsInOrder(variants)[0];
}

/**
 * The price without price lists and rules, which only a cart applies. A price below 0, which
 * Medusa's forms accept, counts as none: the product is not for sale.
 */
export function basePrice<P extends Price>(prices: P[] | undefined): P | undefined {
  return prices?.find(
    ({ amount, currency_code, min_quantity, price_list_id, rules_count }) =>
      currency_code === catalogueCurrency &&
      !min_quantity &&
      !price_list_id &&
      !rules_count &&
      !(Number(amount) < 0),
  );
}

/** The sub-category with its parent, or a category without one. */
export function categoryPathOf<C extends Category>(categories: (C | null)[] | undefined) {
  const all = present(categories).toSorted((a, b) => (a.handle < b.handle ? -1 : 1));
  const subCategory = all.find(({ parent_category }) => parent_category);
  const above: C["parent_category"] = subCategory?.parent_category;
  return { category: above ?? all[0], subCategory };
}

/** A product's pictures in their order, with the widths that their metadata holds. */
export function picturesOf(images: Image[] | undefined): Picture[] {
  return (images ?? [])
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ url, metadata }) => ({ url, sources: sourcesIn(metadata?.sources) }));
}

/** Metadata can hold anything: Medusa's admin lets people edit it. */
function sourcesIn(value: unknown): Picture["sources"] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(
      (source): source is { url: string; width: number } =>
        typeof source?.url === "string" && typeof source?.width === "number",
    )
    .map(({ url, width }) => ({ url, width }))
    .toSorted((a, b) => a.width - b.width);
}
