import { m } from "~/paraglide/messages.js";
import { printerHref } from "../printers/printer.ts";
import type { SuggestedProduct, Suggestions } from "./suggestions.ts";

/** An option of the search box; choosing it navigates to `href`. */
export type SearchOption = { href: string; label: string } & (
  | { kind: "recent" | "category" }
  | { kind: "printer"; products?: number }
  | { kind: "product"; product: SuggestedProduct }
  | { kind: "all" }
);

/** Options with a heading; the link to all results has none. */
export type OptionGroup = { title: string; options: SearchOption[] };

const searchHref = (term: string) => `/search?${new URLSearchParams({ q: term })}`;

/** The options of an empty field: former searches and the shopper's printers. */
export function persistedOptions(searches: string[], printers: string[]): OptionGroup[] {
  return withoutEmpty([
    {
      title: m.search_my_printers(),
      options: printers.map((name) => ({
        kind: "printer",
        href: printerHref(name),
        label: name,
      })),
    },
    {
      title: m.search_recent(),
      options: searches.map((term) => ({ kind: "recent", href: searchHref(term), label: term })),
    },
  ]);
}

/** The options for a typed text. */
export function suggestedOptions(suggestions: Suggestions, typed: string): OptionGroup[] {
  const { printers, categories, products, total, correctedTerm } = suggestions;
  const all: SearchOption = {
    kind: "all",
    href: searchHref(typed),
    label: `${m.search_see_all({ count: total })} ${m.search_searched({ term: correctedTerm ?? typed })}`,
  };
  return withoutEmpty([
    {
      title: m.search_printers(),
      options: printers.map(({ name, products: count }) => ({
        kind: "printer",
        href: printerHref(name),
        label: name,
        products: count,
      })),
    },
    {
      title: m.search_categories(),
      options: categories.map(({ name, slug }) => ({
        kind: "category",
        href: `/category/${slug}`,
        label: name,
      })),
    },
    {
      title: m.search_products(),
      options: products.map((product) => ({
        kind: "product",
        href: `/product/${product.slug}`,
        label: product.title,
        product,
      })),
    },
    { title: "", options: total > 0 ? [all] : [] },
  ]);
}

function withoutEmpty(groups: OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
