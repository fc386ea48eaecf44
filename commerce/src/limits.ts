import { largestFile } from "../catalogue-schema/src/shop-file-type";

const megabyte = 1024 * 1024;
const minute = 60_000;

/**
 * How much anybody may ask of the backend, and how long it waits for others.
 * `npm run write-limits` writes the values with their comments into LIMITS.md.
 */
export const serviceLimits = {
  /** Refused sign-ins of one client in a window, whoever it says it is; an office is one client. */
  refusedSignIns: 300,
  /** The window of refused sign-ins. */
  refusedSignInsWindowMs: 15 * minute,
  /** Clients whose refused sign-ins one process counts without Redis; the longest idle goes first. */
  countedClients: 50_000,
  /** Contact messages of one client in a window; an office is one client. */
  contactMessagesPerClient: 10,
  /** Contact messages in the name of one e-mail address in a window. */
  contactMessagesPerEmail: 5,
  /** The window of contact messages. */
  contactMessagesWindowMs: 60 * minute,
  /** The body of a product: ten times what one that keeps to the rules can have. */
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
  /** How long an upload waits for others before it is told to come back. */
  uploadWaitMs: 30_000,
  /** Any request until it is answered; the storefront waits no longer for an answer. */
  requestMs: minute,
  /** The same where files are uploaded, imported or exported: it takes as long as they are large. */
  fileRequestMs: 330_000,
  /** How long an order for the last unit waits for those before it; then it is to try again (409). */
  lastUnitWaitMs: 20_000,
  /** Google, asked for the keys that ID tokens are verified with. */
  googleKeysMs: 4_000,
  /** A dependency in a check whether the backend is ready. */
  readinessMs: 1_000,
} as const;
