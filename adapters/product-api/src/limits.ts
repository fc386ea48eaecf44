import { largestFile } from "@chemical-ink/catalogue-schema/shop-file-type";

/**
 * How much anybody may ask of the product API, and how long it waits for others.
 * `npm run write-limits` writes the values with their comments into LIMITS.md.
 */
export const serviceLimits = {
  /** Requests of one client in a minute; `RATE_LIMIT_PER_MINUTE`. */
  requestsPerMinute: 1_000,
  /** Of these, writing ones; `WRITE_RATE_LIMIT_PER_MINUTE`. */
  writesPerMinute: 60,
  /** A shopper's request until it is answered 503; `REQUEST_TIMEOUT_MS`. */
  requestMs: 1_800,
  /** A body that is no form; `BODY_LIMIT_BYTES`. */
  bodyBytes: 64 * 1024,
  /** Fields of a product's form. */
  formFields: 50,
  /** A field of a product's form that is no file. */
  formFieldBytes: 512 * 1024,
  /** Files of a product's form. */
  formFiles: 20,
  /** A file of a product's form; one kind of file may have less, see the backend. */
  formFileBytes: largestFile.video + 1024 * 1024,
  /** How long the last known catalogue is shown while the database is away; `CATALOGUE_MAY_BE_OLD_MS`. */
  catalogueStaleMs: 60_000,
  /** The catalogue, read whole, until reading fails. */
  catalogueReadingMs: 120_000,
  /** The backend, asked who is product of the year. */
  productOfTheYearMs: 800,
  /** The backend, asked by a merchandiser who reads. */
  merchandiserReadingMs: 10_000,
  /** All files of one form, stored at the backend. */
  filesStoringMs: 60_000,
  /** The same files, removed again where the product was not written. */
  filesRemovalMs: 10_000,
  /** The backend, asked to write a product. */
  productWritingMs: 30_000,
  /** A dependency in a check whether the service is ready. */
  readinessMs: 1_000,
} as const;
