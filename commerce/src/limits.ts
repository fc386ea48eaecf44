import { largestFile } from "../catalogue-schema/src/shop-file-type";

const megabyte = 1024 * 1024;
const minute = 60_000;

/**
 * The limits of the backend, and how long it waits for other services. `npm run write-limits`
 * writes the values with their comments into LIMITS.md.
 */
export const serviceLimits = {
  /** Refused sign-ins of one client in a window, whatever its account; an office is one client. */
  refusedSignIns: 300,
  /** The window of refused sign-ins. */
  refusedSignInsWindowMs: 15 * minute,
  /** Clients whose refused sign-ins one process counts without Redis; the longest idle go first. */
  countedClients: 50_000,
  /** Contact messages of one client in a window; an office is one client. */
  contactMessagesPerClient: 10,
  /** Contact messages with one e-mail address in a window. */
  contactMessagesPerEmail: 5,
  /** The window of contact messages. */
  contactMessagesWindowMs: 60 * minute,
  /** The body of a product: ten times the largest valid one. */
  productBodyBytes: 4 * megabyte,
  /** A picture of a product. */
  pictureBytes: largestFile.Image,
  /** The PDF of a product. */
  pdfBytes: largestFile.pdf,
  /** The video of a product. */
  videoBytes: largestFile.video,
  /** An upload: the largest video, and the form around it. */
  uploadBytes: largestFile.video + megabyte,
  /** Uploads that are read at the same time: Medusa holds them in memory, several times. */
  uploadsAtOnceBytes: 128 * megabyte,
  /** How long an upload waits for others before it is refused. */
  uploadWaitMs: 30_000,
  /** Any request until it is answered; the storefront waits no longer for an answer. */
  requestMs: minute,
  /** The same for uploads, imports and exports, which take as long as their files are large. */
  fileRequestMs: 330_000,
  /** How long an order for the last unit waits for those before it; then it is refused with 409. */
  lastUnitWaitMs: 20_000,
  /** Google's answer with the keys that verify ID tokens. */
  googleKeysMs: 4_000,
  /** A dependency's answer to the readiness check. */
  readinessMs: 1_000,
} as const;
