const minute = 60_000;

/** Lists such as the menu: shown at any age while their source is unavailable. */
const displayData = {
  where: "each process",
  freshMs: minute,
  staleMs: Number.POSITIVE_INFINITY,
  clearedBy: "a newer successful answer",
};

/**
 * Every cache of this server, and what browsers keep of its answers. The code reads its times and
 * sizes from here, and `npm run write-limits` writes them into LIMITS.md.
 *
 * `freshMs` and `staleMs` count from the request of a value: up to `freshMs` it is given as it is, up
 * to `staleMs` it is given and renewed in the background. A cache without times holds until
 * something empties it.
 */
export const caches = {
  pages: {
    what: "Public pages and their data, with the compressed forms",
    where: "each process",
    freshMs: 500,
    staleMs: 1_000,
    maxBytes: 64 * 1024 * 1024,
    clearedBy: "expiry; a failed or deleted page replaces its old version",
  },
  categories: { what: "Categories of the menu, and which of them have products", ...displayData },
  printers: { what: "Printers that a product fits", ...displayData },
  categoryTiles: { what: "Pictures and counts of the home page's categories", ...displayData },
  documentSizes: {
    what: "Sizes of the backend's documents",
    where: "each process",
    maxEntries: 2_000,
    clearedBy: "nothing: a URL never gets another file",
  },
  builtFiles: {
    what: "Built files with a content hash in their names",
    where: "browsers and proxies",
    freshMs: 365 * 24 * 60 * minute,
    clearedBy: "nothing: another content has another name",
  },
  otherFiles: {
    what: "Files without a hash in their names, such as icons",
    where: "browsers and proxies",
    freshMs: 60 * minute,
    clearedBy: "expiry",
  },
  xmlFiles: {
    what: "Sitemaps and the journal's feed",
    where: "browsers and proxies",
    freshMs: 10 * minute,
    clearedBy: "expiry",
  },
} as const;
