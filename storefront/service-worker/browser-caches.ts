const maxAgeSeconds = 30 * 24 * 3600;

/**
 * What the browser caches for when there is no connection. `npm run write-limits` writes the sizes
 * and times with their comments into LIMITS.md.
 */
export const browserCaches = {
  /** Built files: once they were fetched they are not asked for again. */
  built: { name: "built-files", maxEntries: 300 },
  /** Public pages that were seen, for when the network does not answer. */
  pages: { name: "pages", maxEntries: 60, maxAgeSeconds },
  /** The data of such pages. */
  data: { name: "page-data", maxEntries: 120, maxAgeSeconds },
  /** Pictures: once they were fetched they are not asked for again. */
  pictures: { name: "pictures", maxEntries: 150, maxAgeSeconds },
} as const;
