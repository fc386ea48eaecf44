import { largestFile } from "@chemical-ink/catalogue-schema/shop-file-type";

/**
 * The limits of the product API, and how long it waits for other services.
 * `npm run write-limits` writes the values with their comments into LIMITS.md.
 */
export const serviceLimits = {
  /** Requests of one client in a minute; `RATE_LIMIT_PER_MINUTE`. */
  requestsPerMinute: 1_000,
  /** Writing requests among them; `WRITE_RATE_LIMIT_PER_MINUTE`. */
  writesPerMinute: 60,
  /** Timeout of a shopper's request, which is then answered 503; `REQUEST_TIMEOUT_MS`. */
  requestMs: 1_800,
  /** A request body other than a form; `BODY_LIMIT_BYTES`. */
  bodyBytes: 64 * 1024,
  /** Fields of a product form, with its texts in all languages. */
  formFields: 100,
  /** A field of a product form, except files. */
  formFieldBytes: 512 * 1024,
  /** Files of a product form. */
  formFiles: 20,
  /** A file of a product form; the backend has lower limits for some kinds. */
  formFileBytes: largestFile.video + 1024 * 1024,
  /** How long the last known catalogue is served without the database; `CATALOGUE_MAY_BE_OLD_MS`. */
  catalogueStaleMs: 60_000,
  /** Timeout of reading the whole catalogue. */
  catalogueReadingMs: 120_000,
  /** Timeout of the backend's answer about the product of the year. */
  productOfTheYearMs: 800,
  /** Timeout of the backend's answer to a merchandiser's read. */
  merchandiserReadingMs: 10_000,
  /** Timeout of storing all files of a form at the backend. */
  filesStoringMs: 60_000,
  /** Timeout of deleting them again, where the product was not written. */
  filesRemovalMs: 10_000,
  /** Timeout of the backend's write of a product. */
  productWritingMs: 30_000,
  /** Timeout of a dependency in the readiness check. */
  readinessMs: 1_000,
} as const;
