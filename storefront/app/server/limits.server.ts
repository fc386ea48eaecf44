/**
 * The time limits of the storefront's server. `npm run write-limits` writes them with their comments
 * into LIMITS.md.
 */
export const serviceLimits = {
  /** A call to the product API, before the page reports an outage. */
  productApiMs: 8_000,
  /** A list of display data, such as the menu, before it counts as failed. */
  displayDataMs: 2_000,
  /** The pause after a failure of such a list. */
  displayDataPauseMs: 5_000,
  /** A call for a document's size; without an answer the page shows none. */
  documentSizeMs: 400,
  /** The check of a dependency for the readiness of the storefront. */
  readinessMs: 2_000,
  /** Requests under way when the server stops. */
  shutdownMs: 10_000,
} as const;
