import { serviceLimits } from "./limits.ts";

/**
 * Every cache of this service. The code reads its times and sizes from here, and
 * `npm run write-limits` writes them into LIMITS.md.
 *
 * `freshMs` and `staleMs` start with the request that loaded the value. Up to `freshMs` the value is
 * served from the cache, up to `staleMs` it is served while a new one is loaded or its source is
 * unavailable (`CATALOGUE_MAY_BE_OLD_MS` replaces this default). A cache without times is valid until it
 * is cleared.
 */
export const caches = {
  catalogue: {
    what: "Catalogue in memory, the source of lists, searches and facets",
    where: "each process",
    freshMs: 200,
    staleMs: serviceLimits.catalogueStaleMs,
    clearedBy: "nothing: changes are applied to it, and a new index or sales channel replaces it",
  },
  answers: {
    what: "Answers to public lists and searches, as JSON",
    where: "each process",
    maxBytes: 16 * 1024 * 1024,
    clearedBy: "any change in the catalogue",
  },
  shownProducts: {
    what: "Products of the last lists, about 5 MB",
    where: "each process",
    maxEntries: 1_000,
    clearedBy: "any change in the catalogue",
  },
  wholeProducts: {
    what: "Compressed products for database outages, about 25,000",
    where: "each process",
    maxBytes: 12 * 1024 * 1024,
    clearedBy:
      "a change removes the changed product; reading the whole catalogue again removes all",
  },
  productOfTheYear: {
    what: "Id of the product of the year",
    where: "each process",
    freshMs: 1_000,
    staleMs: serviceLimits.catalogueStaleMs,
    clearedBy: "a new choice through the same process",
  },
  publicAnswers: {
    what: "Public GET answers, with an ETag",
    where: "browsers and proxies",
    freshMs: 0,
    clearedBy: "every request revalidates the answer",
  },
  preflights: {
    what: "Origins and methods that CORS allows",
    where: "browsers",
    freshMs: 24 * 60 * 60_000,
    clearedBy: "expiry",
  },
} as const;
