import { persistedList, usePersistedList } from "~/client-state/persisted-list.ts";

/** The most that are shown; the shown product itself is remembered besides. */
export const mostRecentlyViewed = 12;

const viewed = persistedList<string>({
  key: "recently-viewed",
  most: mostRecentlyViewed + 1,
  read: (stored) => (typeof stored === "string" && stored ? stored : undefined),
});

/** The slugs of the recently viewed products, newest first, without the shown one. */
export function useRecentlyViewed(shown?: string): string[] {
  return usePersistedList(viewed)
    .filter((slug) => slug !== shown)
    .slice(0, mostRecentlyViewed);
}

/** Remembers that a product was viewed now. */
export function rememberViewed(slug: string): void {
  const before = viewed.items();
  if (before[0] === slug) return;
  viewed.set([slug, ...before.filter((other) => other !== slug)]);
}

/** Replaces former slugs by the current ones. */
export function followRenamed(renamed: Record<string, string>): void {
  const before = viewed.items();
  if (!before.some((slug) => slug in renamed)) return;
  viewed.set([...new Set(before.map((slug) => renamed[slug] ?? slug))]);
}

/** Forgets all viewed products. */
export function forgetViewed(): void {
  viewed.set([]);
}
