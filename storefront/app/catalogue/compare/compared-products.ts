import type { Product } from "@chemical-ink/product-api/contract/product";
import { useSyncExternalStore } from "react";
import { persistedList, usePersistedList } from "~/client-state/persisted-list.ts";
import { showToast } from "~/client-state/toasts.ts";
import { m } from "~/paraglide/messages.js";

/** The most products in a comparison. */
export const mostCompared = 4;

/** A product of the comparison. */
export type Compared = Pick<Product, "slug" | "Title">;

const compared = persistedList<Compared>({
  key: "compared-products",
  most: mostCompared,
  read: (stored) => {
    const { slug, Title } = (stored ?? {}) as Partial<Record<keyof Compared, unknown>>;
    return typeof slug === "string" && slug && typeof Title === "string"
      ? { slug, Title }
      : undefined;
  },
});

/** The products of the comparison, in the order of choice. */
export function useComparedProducts(): readonly Compared[] {
  return usePersistedList(compared);
}

/**
 * Whether a product is in the comparison. Renders again only when that changes, for pages with many
 * products.
 */
export function useIsCompared(slug: string): boolean {
  return useSyncExternalStore(
    compared.subscribe,
    () => compared.items().some((other) => other.slug === slug),
    () => false,
  );
}

/** Adds a product to the comparison or removes it. A fifth is refused with a toast. */
export function toggleCompared({ slug, Title }: Compared): void {
  const chosen = compared.items();
  if (chosen.some((other) => other.slug === slug)) takeOutOfComparison(slug);
  else if (chosen.length < mostCompared) compared.set([...chosen, { slug, Title }]);
  else showToast({ kind: "error", text: m.compared_products_full() });
}

/** Removes a product from the comparison. */
export function takeOutOfComparison(slug: string): void {
  const chosen = compared.items();
  const others = chosen.filter((other) => other.slug !== slug);
  if (others.length < chosen.length) compared.set(others);
}

/** Replaces former slugs by the current ones. */
export function followRenamedCompared(renamed: Record<string, string>): void {
  const chosen = compared.items();
  if (!chosen.some(({ slug }) => slug in renamed)) return;
  const bySlug = new Map<string, Compared>();
  for (const { slug, Title } of chosen) {
    const now = renamed[slug] ?? slug;
    if (!bySlug.has(now)) bySlug.set(now, { slug: now, Title });
  }
  compared.set([...bySlug.values()]);
}

/** Empties the comparison. */
export function clearComparison(): void {
  compared.set([]);
}

/** The URL of a comparison. */
export function comparisonHref(slugs: readonly string[]): string {
  const list = slugs.map((slug) => encodeURIComponent(slug)).join(",");
  return list ? `/compare?products=${list}` : "/compare";
}
