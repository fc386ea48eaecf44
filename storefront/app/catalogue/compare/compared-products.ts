import type { Product } from "@chemical-ink/product-api/contract/product";
import { useSyncExternalStore } from "react";
import { persistedList, usePersistedList } from "~/client-state/persisted-list.ts";
import { showToast } from "~/client-state/toasts.ts";
import { m } from "~/paraglide/messages.js";

/** So many stand side by side. */
export const mostCompared = 4;

/** A product that was chosen for comparison. */
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

/** The products chosen for comparison, in the order in which they were chosen. */
export function useComparedProducts(): readonly Compared[] {
  return usePersistedList(compared);
}

/** Whether a product is among them; told only where that changes, for pages of many products. */
export function useIsCompared(slug: string): boolean {
  return useSyncExternalStore(
    compared.subscribe,
    () => compared.items().some((other) => other.slug === slug),
    () => false,
  );
}

/** Takes a product into the comparison or out of it. A fifth is refused, with a toast that says so. */
export function toggleCompared({ slug, Title }: Compared): void {
  const chosen = compared.items();
  if (chosen.some((other) => other.slug === slug)) takeOutOfComparison(slug);
  else if (chosen.length < mostCompared) compared.set([...chosen, { slug, Title }]);
  else showToast({ kind: "error", text: m.compared_products_full() });
}

/** Takes a product out of the comparison, where it is in it. */
export function takeOutOfComparison(slug: string): void {
  const chosen = compared.items();
  const others = chosen.filter((other) => other.slug !== slug);
  if (others.length < chosen.length) compared.set(others);
}

/** Takes up what products are called now, by their former slugs. */
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

/** Forgets all that was chosen. */
export function clearComparison(): void {
  compared.set([]);
}

/** Where products stand side by side. */
export function comparisonHref(slugs: readonly string[]): string {
  const list = slugs.map((slug) => encodeURIComponent(slug)).join(",");
  return list ? `/compare?products=${list}` : "/compare";
}
