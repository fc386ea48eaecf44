import { persistedList, usePersistedList } from "~/client-state/persisted-list.ts";

/** The most that is shown; the one that is looked at is remembered beside them. */
export const mostRecentlyViewed = 12;

const viewed = persistedList<string>({
  key: "recently-viewed",
  most: mostRecentlyViewed + 1,
  read: (stored) => (typeof stored === "string" && stored ? stored : undefined),
});

/** The slugs of what was looked at before, newest first, never the one that is shown. */
export function useRecentlyViewed(shown?: string): string[] {
  return usePersistedList(viewed)
    .filter((slug) => slug !== shown)
    .slice(0, mostRecentlyViewed);
}

/** Remembers that a product was looked at just now. */
export function rememberViewed(slug: string): void {
  const before = viewed.items();
  if (before[0] === slug) return;
  viewed.set([slug, ...before.filter((other) => other !== slug)]);
}

/** Takes up what products are called now, by their former slugs. */
export function followRenamed(renamed: Record<string, string>): void {
  const before = viewed.items();
  if (!before.some((slug) => slug in renamed)) return;
  viewed.set([...new Set(before.map((slug) => renamed[slug] ?? slug))]);
}

/** Forgets all that was looked at. */
export function forgetViewed(): void {
  viewed.set([]);
}
