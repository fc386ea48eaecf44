import { resolve, sep } from "node:path";

/** What the engine needs to know of the place it runs in. */
export interface Environment {
  /** `demo`: a demonstration shop on one machine, with emulated identity and planted data. */
  shop: "production" | "demo";
  databaseUrl: string;
  /** Where set: event bus, workflow engine, locking and cache live in Redis. */
  redisUrl?: string;
  workerMode: "shared" | "server" | "worker";
  /** The engine's own public address, without a slash at the end. */
  commerceUrl: string;
  storeCors: string;
  adminCors: string;
  authCors: string;
  jwtSecret: string;
  cookieSecret: string;
  firebaseProjectId: string;
  /** `host:port` of the identity emulator. Never set in production. */
  firebaseEmulatorHost?: string;
  /** The folder of uploaded files, absolute. */
  filesDir: string;
  /** Where preparing the shop writes the token of the storefront's publishable key. */
  publishableKeyFile?: string;
  demoMerchandiser: { email: string; password: string };
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
  FIREBASE_PROJECT_ID: "demo-chemical-ink",
  FILES_DIR: ".local/files",
  COMMERCE_URL: "http://localhost:9000",
  STORE_CORS: "http://localhost:8000",
  ADMIN_CORS: "http://localhost:9000",
  AUTH_CORS: "http://localhost:8000,http://localhost:9000",
};

/** Medusa shows everybody what is in this folder of where it runs, private or not. */
const openFolder = resolve("static");

/** Shorter secrets can be guessed. */
const shortestSecret = 32;

/**
 * Reads and checks the environment: the only place of the engine that does.
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
  if (privateFilesDir(filesDir).startsWith(openFolder + sep)) {
    problems.push(
      `FILES_DIR is inside of ${openFolder}, which everybody can read: choose another.`,
    );
  }

  const environment: Environment = {
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
      required("COMMERCE_URL", "the address this engine has for browsers"),
      ["http:", "https:"],
    ).replace(/\/+$/, ""),
    storeCors: required("STORE_CORS", "the storefront's addresses, separated by commas"),
    adminCors: required("ADMIN_CORS", "the addresses of the admin, separated by commas"),
    authCors: required("AUTH_CORS", "the addresses people sign in from, separated by commas"),
    jwtSecret: secret("JWT_SECRET", "to sign tokens with"),
    cookieSecret: secret("COOKIE_SECRET", "to sign cookies with"),
    firebaseProjectId,
    firebaseEmulatorHost,
    filesDir,
    publishableKeyFile: variables.PUBLISHABLE_KEY_FILE || undefined,
    demoMerchandiser: {
      email: variables.DEMO_MERCHANDISER_EMAIL || "merchandiser@chemical-ink.example",
      password: variables.DEMO_MERCHANDISER_PASSWORD || "ink-and-paper",
    },
  };
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
}

/** Where files are kept that are not for everybody: beside the others, never among them. */
export function privateFilesDir(filesDir: string): string {
  return `${filesDir}-private`;
}
