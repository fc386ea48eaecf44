import { sharedNames } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";

/** The most searches that one browser remembers. */
const mostSearches = 5;

export interface SearchesSlice {
  /** What was searched for on this browser, the latest first. */
  searches: string[];
  rememberSearch: (term: string) => void;
  forgetSearches: () => void;
}

/** Each search once, whatever its capitals, and no more than are remembered. */
export function fewSearches(terms: string[]): string[] {
  const byKey = new Map<string, string>();
  for (const term of terms) {
    if (!byKey.has(term.toLowerCase())) byKey.set(term.toLowerCase(), term);
  }
  return [...byKey.values()].slice(0, mostSearches);
}

export const persistedSearches = sharedNames(fewSearches, "current");

export const createSearchesSlice: Slice<SearchesSlice> = (set) => ({
  searches: [],
  rememberSearch: (term) => set(({ searches }) => ({ searches: fewSearches([term, ...searches]) })),
  forgetSearches: () => set({ searches: [] }),
});
