/**
 * How long the storefront's server waits for others. `npm run write-limits` writes the values with
 * their comments into LIMITS.md.
 */
export const serviceLimits = {
  /** The product API, until the page says that it does not answer. */
  productApiMs: 8_000,
  /** A list around the pages, such as the menu, until it counts as failed. */
  displayDataMs: 2_000,
  /** How long such a list is not asked for again after a failure. */
  displayDataPauseMs: 5_000,
  /** The backend, asked how large a document is; the page does without. */
  documentSizeMs: 400,
  /** A dependency in a check whether the storefront is ready. */
  readinessMs: 2_000,
  /** Requests under way when the server is told to stop. */
  shutdownMs: 10_000,
} as const;
