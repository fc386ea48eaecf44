import type { Facets } from "@chemical-ink/product-api/contract/listing";
import { slugForm } from "./product/slug-form.ts";

/** A category; its slug is the parameter of `/category/:category`. */
export type Category = {
  name: string;
  slug: string;
  children: { name: string; slug: string }[];
};

/** The category of a slug, preceded by its parent if it has one. */
export function categoryTrail(categories: Category[], slug: string): Category[] {
  for (const top of categories) {
    if (top.slug === slug) return [top];
    const child = top.children.find((other) => other.slug === slug);
    if (child) return [top, { ...child, children: [] }];
  }
  return [];
}

/**
 * The slug of the category that an address means, also written in capitals, with spaces or accents,
 * or as the category's name. Undefined if there is none.
 */
export function slugMeant(categories: Category[], written: string): string | undefined {
  const all = categories.flatMap((top) => [top, ...top.children]);
  const exact = all.find(({ slug }) => slug === written);
  if (exact) return exact.slug;
  const form = slugForm(written);
  if (!form) return undefined;
  const isMeant = (text: string) => slugForm(text) === form;
  return (all.find(({ slug }) => isMeant(slug)) ?? all.find(({ name }) => isMeant(name)))?.slug;
}

/**
 * The categories with products for sale.
 *
 * @param facets of a list of all products: the names of the categories in use
 */
export function withProducts(
  categories: Category[],
  { category, subCategory }: Pick<Facets, "category" | "subCategory">,
): Category[] {
  const used = (values: Facets["category"]) => new Set(values.map(({ value }) => slugForm(value)));
  const [tops, kinds] = [used(category), used(subCategory)];
  return categories
    .filter(({ name }) => tops.has(slugForm(name)))
    .map(({ children, ...top }) => ({
      ...top,
      children: children.filter(({ name }) => kinds.has(slugForm(name))),
    }));
}

/** The same categories with the names that others of the same slugs have. */
export function withNames(categories: Category[], named: Category[]): Category[] {
  const names = new Map(
    named.flatMap((top) => [top, ...top.children]).map(({ slug, name }) => [slug, name]),
  );
  const renamed = <Some extends { name: string; slug: string }>(category: Some): Some => ({
    ...category,
    name: names.get(category.slug) ?? category.name,
  });
  return categories.map((top) => ({ ...renamed(top), children: top.children.map(renamed) }));
}

/** Two letters for a category, like a chemical element: "Ink bottles" is Ib, "Toner" is To. */
export function categorySymbol(name: string): string {
  const [first = "", second] = name.split(/[\s-]+/);
  const letters = second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2);
  return letters.slice(0, 1).toUpperCase() + letters.slice(1).toLowerCase();
}
