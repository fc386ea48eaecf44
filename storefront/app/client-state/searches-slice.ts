import { sharedNames } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";

const mostSearches = 5;

export interface SearchesSlice {
  /** The search terms of this browser, the latest first. */
  searches: string[];
  rememberSearch: (term: string) => void;
  forgetSearches: () => void;
}

/** Each search once, ignoring case, the first five. */
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
