import { resolve, sep } from "node:path";
import { readTrustedProxies, type TrustedProxies, UnknownProxyError } from "./api/client-address";
import { readCurrency } from "./currency-environment";
import { type BucketSettings, readBucket } from "./file-environment";
import type { LinkKey } from "./orders/order-access";
import { readOrderLinkKeys, readPayment, type StripeSettings } from "./payment-environment";

/** What the backend needs to know of the place it runs in. */
export interface Environment {
  /** `demo`: a demonstration shop on one machine, with emulated identity and seeded data. */
  shop: "production" | "demo";
  databaseUrl: string;
  /** Where set: event bus, workflow engine, locking and cache live in Redis. */
  redisUrl?: string;
  workerMode: "shared" | "server" | "worker";
  /** The backend's own public address, without a slash at the end. */
  commerceUrl: string;
  storeCors: string;
  adminCors: string;
  authCors: string;
  jwtSecret: string;
  cookieSecret: string;
  /** What links to orders are signed with: the first signs, all of them open. */
  orderLinkKeys: LinkKey[];
  /** Card payment; nothing where the shop has none. */
  stripe?: StripeSettings;
  /** Whether one can buy and pay later, on an invoice. */
  payOnInvoice: boolean;
  /** What the shop sells in, ISO 4217, in lower case. */
  currency: string;
  firebaseProjectId: string;
  /** `host:port` of the identity emulator. Never set in production. */
  firebaseEmulatorHost?: string;
  /** The folder of uploaded files, absolute. */
  filesDir: string;
  /** Where uploaded files are kept instead of that folder. */
  bucket?: BucketSettings;
  /** Where preparing the shop writes the token of the storefront's publishable key. */
  publishableKeyFile?: string;
  /** The storefront's public address, for links in mails; without a slash at the end. */
  storefrontUrl: string;
  mail: MailSettings;
  /** Proxies whose word on who the client is counts. */
  trustedProxies: TrustedProxies;
  /** Whether this is the built backend, and not one that is being developed. */
  isBuilt: boolean;
  /** What this service is called in traces; nothing where nobody listens for them. */
  tracedAs?: string;
  /** Whom seeding the demonstration invites; the Firebase account of that address is made elsewhere. */
  demoMerchandiserEmail: string;
  /** Whose past orders a demonstration makes up: the account at the identity emulator. */
  demoShopper: { uid: string; email: string };
}

/** Where the shop's mails go. */
interface MailSettings {
  /** Who they come from: an address, or a name and an address in angle brackets. */
  from: string;
  /** The address at which the shop reads what people write to it. */
  shop: string;
  /** An SMTP server, or a folder in which one can read them. */
  way: { smtpUrl: string } | { folder: string };
}

/** Everything that is wrong with the environment: one sentence for each thing. */
export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join("\n"));
    this.name = "EnvironmentError";
  }
}

/** What a demonstration needs nobody to choose; each of these is refused or required in production. */
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

/** A proxy on this machine, as the product API takes it. */
const usualProxies = "loopback";

/** An address, or a name and an address in angle brackets, on one line. */
const mailbox = /^(?:[^<>@\r\n]+ <([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/;

/** Medusa shows everybody what is in this folder of where it runs, private or not. */
const openFolder = resolve("static");

/** Shorter secrets can be guessed. */
const shortestSecret = 32;

/**
 * Reads and checks variables: `environment` has those of this process.
 *
 * @throws EnvironmentError with a sentence for everything that is missing or wrong
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
    problems.push(
      'MEDUSA_WORKER_MODE "worker" needs REDIS_URL: that is where its work is waiting.',
    );
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
      problems.push("SMTP_URL and SENDGRID_API_KEY are both set: mails go one way, choose it.");
    }
    if (smtpUrl) return { smtpUrl: url("SMTP_URL", smtpUrl, ["smtp:", "smtps:"]) };
    if (sendGridKey) {
      // By its SMTP door: Medusa's provider for SendGrid drops the text part and Reply-To.
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

/** Where files are kept that are not for everybody: beside the others, never among them. */
export function privateFilesDir(filesDir: string): string {
  return `${filesDir}-private`;
}
