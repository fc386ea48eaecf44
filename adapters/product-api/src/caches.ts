import { serviceLimits } from "./limits.ts";

/**
 * Every cache of this service. The code reads its times and sizes from here, and
 * `npm run write-limits` writes them into LIMITS.md.
 *
 * `freshMs` and `staleMs` count from when a value was asked for: up to `freshMs` it is given without
 * a question, up to `staleMs` while it is asked for again or its source is away
 * (`CATALOGUE_MAY_BE_OLD_MS` says another time than this default). A cache without
 * times holds until something empties it.
 */
export const caches = {
  catalogue: {
    what: "Catalogue in memory: what lists, searches and facets are made from",
    where: "each process",
    freshMs: 200,
    staleMs: serviceLimits.catalogueStaleMs,
    emptiedBy: "nothing: changes are applied to it; a new index or sales channel replaces it",
  },
  answers: {
    what: "Answers to public lists and searches, as JSON",
    where: "each process",
    maxBytes: 16 * 1024 * 1024,
    emptiedBy: "any change of the catalogue",
  },
  shownProducts: {
    what: "Products of the last lists, some 5 MB",
    where: "each process",
    maxEntries: 1_000,
    emptiedBy: "any change of the catalogue",
  },
  wholeProducts: {
    what: "Compressed products for the time when the database is away, some 25,000",
    where: "each process",
    maxBytes: 12 * 1024 * 1024,
    emptiedBy: "a change drops the changed product; a catalogue that is read again drops all",
  },
  productOfTheYear: {
    what: "Id of the product of the year",
    where: "each process",
    freshMs: 1_000,
    staleMs: serviceLimits.catalogueStaleMs,
    emptiedBy: "choosing another one through the same process",
  },
  publicAnswers: {
    what: "Public GET answers, with an ETag",
    where: "browsers and proxies",
    freshMs: 0,
    emptiedBy: "each question asks whether the answer still holds",
  },
  preflights: {
    what: "Which origins and methods CORS allows",
    where: "browsers",
    freshMs: 24 * 60 * 60_000,
    emptiedBy: "time alone",
  },
} as const;
