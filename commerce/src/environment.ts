import { resolve, sep } from "node:path";
import { readTrustedProxies, type TrustedProxies, UnknownProxyError } from "./api/client-address";
import { readCurrency } from "./currency-environment";
import { type BucketSettings, readBucket } from "./file-environment";
import type { LinkKey } from "./orders/order-access";
import { readOrderLinkKeys, readPayment, type StripeSettings } from "./payment-environment";

/** The configuration of the backend. */
export interface Environment {
  /** `demo`: a demonstration shop on one machine, with emulated identity and seeded data. */
  shop: "production" | "demo";
  databaseUrl: string;
  /** Where set, Redis holds the event bus, workflow engine, locks and cache. */
  redisUrl?: string;
  workerMode: "shared" | "server" | "worker";
  /** The backend's public URL, without a slash at the end. */
  commerceUrl: string;
  storeCors: string;
  adminCors: string;
  authCors: string;
  jwtSecret: string;
  cookieSecret: string;
  /** The keys of links to orders: the first signs, all of them verify. */
  orderLinkKeys: LinkKey[];
  /** Card payment; undefined where the shop has none. */
  stripe?: StripeSettings;
  /** Whether shoppers can pay on an invoice. */
  payOnInvoice: boolean;
  /** The shop's currency, ISO 4217, in lower case. */
  currency: string;
  firebaseProjectId: string;
  /** `host:port` of the identity emulator. Never set in production. */
  firebaseEmulatorHost?: string;
  /** The folder of uploaded files, absolute. */
  filesDir: string;
  /** The bucket for uploaded files; undefined where they are in the folder. */
  bucket?: BucketSettings;
  /** The file that the seeding writes the storefront's publishable key to. */
  publishableKeyFile?: string;
  /** The storefront's public URL, for links in emails; without a slash at the end. */
  storefrontUrl: string;
  mail: MailSettings;
  /** Proxies whose entries in `X-Forwarded-For` are trusted. */
  trustedProxies: TrustedProxies;
  /** Whether the built backend runs, and not `medusa develop`. */
  isBuilt: boolean;
  /** The service's name in traces; undefined where there is no collector. */
  tracedAs?: string;
  /**
   * The address that the demonstration's seeding invites. The Firebase account is made elsewhere.
   */
  demoMerchandiserEmail: string;
  /** The shopper of the demonstration's orders: an account of the identity emulator. */
  demoShopper: { uid: string; email: string };
}

interface MailSettings {
  /** The sender: an address, or a name and an address in angle brackets. */
  from: string;
  /** The address that receives messages to the shop. */
  shop: string;
  /** An SMTP server, or a folder that emails are written to. */
  way: { smtpUrl: string } | { folder: string };
}

/** All problems of the environment, one sentence each. */
export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join("\n"));
    this.name = "EnvironmentError";
  }
}

/** The defaults of a demonstration. Production requires or refuses each of these variables. */
const demoDefaults = {
  DATABASE_URL: "postgres://shop:shop@127.0.0.1:54329/shop",
  JWT_SECRET: "demonstration-only-token-secret-0000",
  COOKIE_SECRET: "demonstration-only-cookie-secret-0000",
  ORDER_LINK_SECRETS: "demo:demonstration-only-order-link-secret-0000",
  FIREBASE_PROJECT_ID: "demo-chemical-ink",
  FILES_DIR: ".local/files",
  MAIL_DIR: ".local/mails",
  MAIL_FROM: "Chemical Ink Company <hello@chemical-ink.example>",
  COMMERCE_URL: "http://localhost:9000",
  STORE_CORS: "http://localhost:8000",
  ADMIN_CORS: "http://localhost:9000",
  AUTH_CORS: "http://localhost:8000,http://localhost:9000",
  STOREFRONT_URL: "http://localhost:8000",
};

/** A proxy on this machine, as in the product API. */
const usualProxies = "loopback";

/** An address, or a name and an address in angle brackets, on one line. */
const mailbox = /^(?:[^<>@\r\n]+ <([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/;

/** Medusa serves this folder to everybody, including private files. */
const openFolder = resolve("static");

/** The least length of a secret, characters. */
const shortestSecret = 32;

/**
 * Reads and checks variables. `environment` returns those of this process.
 *
 * @throws EnvironmentError with a sentence for each problem
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const problems: string[] = [];
  const shop = variables.SHOP_ENVIRONMENT || "production";
  if (shop !== "production" && shop !== "demo") {
    throw new EnvironmentError([`SHOP_ENVIRONMENT is "${shop}"; it is "production" or "demo".`]);
  }
  const demo = shop === "demo";

  function required(name: keyof typeof demoDefaults, purpose: string): string {
    const value = variables[name] || (demo ? demoDefaults[name] : "");
    if (!value) problems.push(`${name} is missing: ${purpose}.`);
    return value;
  }

  function url(name: string, value: string, protocols: string[]): string {
    if (!value) return value;
    const protocol = URL.canParse(value) ? new URL(value).protocol : "";
    if (!protocols.includes(protocol)) {
      problems.push(`${name} is not an address that begins with ${protocols.join("// or ")}//.`);
    }
    return value;
  }

  function secret(name: "JWT_SECRET" | "COOKIE_SECRET", purpose: string): string {
    const value = required(
      name,
      `a random text of at least ${shortestSecret} characters ${purpose}`,
    );
    if (demo || !value) return value;
    if (value === demoDefaults[name]) {
      problems.push(`${name} is the demonstration's, which everybody knows: choose another.`);
    } else if (value.length < shortestSecret) {
      problems.push(`${name} is too short: ${shortestSecret} characters are the least.`);
    }
    return value;
  }

  const workerMode = variables.MEDUSA_WORKER_MODE || "shared";
  if (workerMode !== "shared" && workerMode !== "server" && workerMode !== "worker") {
    problems.push(`MEDUSA_WORKER_MODE is "${workerMode}"; it is "shared", "server" or "worker".`);
  }
  const redisUrl = variables.REDIS_URL || undefined;
  if (workerMode === "worker" && !redisUrl) {
    problems.push('MEDUSA_WORKER_MODE "worker" needs REDIS_URL: its work is queued there.');
  }
  const firebaseEmulatorHost = variables.FIREBASE_AUTH_EMULATOR_HOST || undefined;
  if (firebaseEmulatorHost && !demo) {
    problems.push("FIREBASE_AUTH_EMULATOR_HOST is set: an emulated identity is for demo only.");
  }
  const firebaseProjectId = required(
    "FIREBASE_PROJECT_ID",
    "the Firebase project people sign in at",
  );
  if (!demo && firebaseProjectId.startsWith("demo-")) {
    problems.push(
      `FIREBASE_PROJECT_ID "${firebaseProjectId}" is an emulator's: name a real project.`,
    );
  }
  if (demo && !firebaseProjectId.startsWith("demo-")) {
    problems.push(`FIREBASE_PROJECT_ID "${firebaseProjectId}" must begin with "demo-" in a demo.`);
  }

  const filesDir = resolve(required("FILES_DIR", "the folder uploaded files are kept in"));
  if (isInside(openFolder, privateFilesDir(filesDir))) {
    problems.push(
      `FILES_DIR is inside of ${openFolder}, which everybody can read: choose another.`,
    );
  }

  function mail(): MailSettings {
    const from = required("MAIL_FROM", "the address that mails come from");
    const parts = mailbox.exec(from);
    if (from && !parts) {
      problems.push('MAIL_FROM is neither an address nor "Name <address>".');
    }
    const shopMailbox = variables.MAIL_TO_SHOP || (parts?.[1] ?? parts?.[2] ?? from);
    if (variables.MAIL_TO_SHOP && !mailbox.exec(shopMailbox)?.[2]) {
      problems.push("MAIL_TO_SHOP is not an e-mail address.");
    }
    return { from, shop: shopMailbox, way: mailWay() };
  }

  function mailWay(): MailSettings["way"] {
    const { SMTP_URL: smtpUrl, SENDGRID_API_KEY: sendGridKey } = variables;
    if (smtpUrl && sendGridKey) {
      problems.push("SMTP_URL and SENDGRID_API_KEY are both set: choose one of them.");
    }
    if (smtpUrl) return { smtpUrl: url("SMTP_URL", smtpUrl, ["smtp:", "smtps:"]) };
    if (sendGridKey) {
      // Over SMTP: Medusa's provider for SendGrid drops the text part and Reply-To.
      return { smtpUrl: `smtps://apikey:${encodeURIComponent(sendGridKey)}@smtp.sendgrid.net:465` };
    }
    const folder = variables.MAIL_DIR || (demo ? demoDefaults.MAIL_DIR : "");
    if (!folder) {
      problems.push(
        "No way for mails: set SMTP_URL or SENDGRID_API_KEY, or MAIL_DIR for a folder to read them in.",
      );
    }
    const open = [openFolder, filesDir].find((open) => isInside(open, resolve(folder)));
    if (open) {
      problems.push(`MAIL_DIR is inside of ${open}, which everybody can read: choose another.`);
    }
    return { folder: resolve(folder) };
  }

  function trustedProxies(): TrustedProxies {
    try {
      return readTrustedProxies(variables.TRUSTED_PROXIES || usualProxies);
    } catch (error) {
      if (!(error instanceof UnknownProxyError)) throw error;
      problems.push(
        `TRUSTED_PROXIES: "${error.message}" is no address, range, loopback, linklocal or uniquelocal.`,
      );
      return readTrustedProxies("");
    }
  }

  const known: Environment = {
    shop,
    databaseUrl: url(
      "DATABASE_URL",
      required("DATABASE_URL", "the address of the PostgreSQL database"),
      ["postgres:", "postgresql:"],
    ),
    redisUrl: redisUrl && url("REDIS_URL", redisUrl, ["redis:", "rediss:"]),
    workerMode: workerMode as Environment["workerMode"],
    commerceUrl: url(
      "COMMERCE_URL",
      required("COMMERCE_URL", "the address this backend has for browsers"),
      ["http:", "https:"],
    ).replace(/\/+$/, ""),
    storeCors: required("STORE_CORS", "the storefront's addresses, separated by commas"),
    adminCors: required("ADMIN_CORS", "the addresses of the admin, separated by commas"),
    authCors: required("AUTH_CORS", "the addresses people sign in from, separated by commas"),
    jwtSecret: secret("JWT_SECRET", "to sign tokens with"),
    cookieSecret: secret("COOKIE_SECRET", "to sign cookies with"),
    orderLinkKeys: readOrderLinkKeys(
      required("ORDER_LINK_SECRETS", '"name:secret", what links to orders are signed with'),
      demo ? undefined : { known: demoDefaults.ORDER_LINK_SECRETS, shortest: shortestSecret },
      problems,
    ),
    currency: readCurrency(variables, problems),
    ...readPayment(variables, { demo }, problems),
    firebaseProjectId,
    firebaseEmulatorHost,
    filesDir,
    bucket: readBucket(variables, problems),
    publishableKeyFile: variables.PUBLISHABLE_KEY_FILE || undefined,
    storefrontUrl: url(
      "STOREFRONT_URL",
      required("STOREFRONT_URL", "the shop's own address, for links in mails"),
      ["http:", "https:"],
    ).replace(/\/+$/, ""),
    mail: mail(),
    trustedProxies: trustedProxies(),
    isBuilt: variables.NODE_ENV === "production",
    tracedAs: variables.OTEL_EXPORTER_OTLP_ENDPOINT && (variables.OTEL_SERVICE_NAME || "backend"),
    demoMerchandiserEmail: variables.DEMO_MERCHANDISER_EMAIL || "merchandiser@chemical-ink.example",
    demoShopper: {
      uid: variables.DEMO_SHOPPER_UID || "demo-shopper",
      email: variables.DEMO_SHOPPER_EMAIL || "shopper@chemical-ink.example",
    },
  };
  if (problems.length > 0) throw new EnvironmentError(problems);
  return known;
}

let read: Environment | undefined;

/** This process's environment, read once. @throws EnvironmentError as `readEnvironment` does */
export function environment(): Environment {
  read ??= readEnvironment(process.env);
  return read;
}

function isInside(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** The folder of private files, beside that of the public ones. */
export function privateFilesDir(filesDir: string): string {
  return `${filesDir}-private`;
}
