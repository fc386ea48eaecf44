const minute = 60_000;

/** Lists such as the menu: shown at any age while their source is unavailable. */
const displayData = {
  where: "each process",
  freshMs: minute,
  staleMs: Number.POSITIVE_INFINITY,
  emptiedBy: "a newer good answer replaces it",
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
    what: "Pages and page data without a person in them, with their compressed forms",
    where: "each process",
    freshMs: 500,
    staleMs: 1_000,
    maxBytes: 64 * 1024 * 1024,
    emptiedBy: "time alone; a page that fails or is gone takes its place",
  },
  categories: { what: "Categories of the menu, and which have products", ...displayData },
  printers: { what: "Printers that a product fits", ...displayData },
  categoryTiles: { what: "Pictures and counts of the home page's categories", ...displayData },
  documentSizes: {
    what: "Sizes of the backend's documents",
    where: "each process",
    maxEntries: 2_000,
    emptiedBy: "nothing: an address never gets another file",
  },
  builtFiles: {
    what: "Built files, whose names hold a hash of their content",
    where: "browsers and proxies",
    freshMs: 365 * 24 * 60 * minute,
    emptiedBy: "nothing: another content has another name",
  },
  otherFiles: {
    what: "Files with a name that stays, such as icons",
    where: "browsers and proxies",
    freshMs: 60 * minute,
    emptiedBy: "time alone",
  },
  xmlFiles: {
    what: "Sitemaps and the feed of the journal",
    where: "browsers and proxies",
    freshMs: 10 * minute,
    emptiedBy: "time alone",
  },
} as const;
