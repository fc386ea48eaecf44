const maxAgeSeconds = 30 * 24 * 3600;

/**
 * The browser's caches for offline use. `npm run write-limits` writes their sizes and times with
 * their comments into LIMITS.md.
 */
export const browserCaches = {
  /** Built files, loaded once. */
  built: { name: "built-files", maxEntries: 300 },
  /** Seen public pages, for when the network does not answer. */
  pages: { name: "pages", maxEntries: 60, maxAgeSeconds },
  /** The data of these pages. */
  data: { name: "page-data", maxEntries: 120, maxAgeSeconds },
  /** Pictures, loaded once. */
  pictures: { name: "pictures", maxEntries: 150, maxAgeSeconds },
} as const;
