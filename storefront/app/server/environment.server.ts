import { readFileSync } from "node:fs";
import { z } from "zod";
import { logLevels } from "./log.server.ts";

/** The address of a service, without a trailing slash. */
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

const demoAddresses = {
  COMMERCE_URL: "http://localhost:9000",
  PRODUCT_API_URL: "http://localhost:9100",
  STOREFRONT_URL: "http://localhost:8000",
};

const variablesSchema = z.object({
  SHOP_ENVIRONMENT: z.enum(["production", "demo"]),
  LOG_LEVEL: z.enum(logLevels),
  HOST: z.string(),
  PORT: z.coerce.number().int().min(1).max(65_535),
  COMMERCE_URL: address,
  PUBLIC_COMMERCE_URL: address,
  PRODUCT_API_URL: address,
  PUBLIC_PRODUCT_API_URL: address,
  STOREFRONT_URL: address,
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/)
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(live|test)_\w{16,}$/)
    .optional(),
});

const meanings: Record<string, string> = {
  SHOP_ENVIRONMENT: "must be production or demo",
  LOG_LEVEL: "must be debug, info, warn or error",
  PORT: "must be a port number, such as 8000",
  COMMERCE_URL: "must be the address at which this server reaches the backend",
  PUBLIC_COMMERCE_URL: "must be the address at which a browser reaches the backend",
  PRODUCT_API_URL: "must be the address at which this server reaches the product API",
  PUBLIC_PRODUCT_API_URL: "must be the address at which a browser reaches the product API",
  STOREFRONT_URL: "must be the shop's own public address",
  FIREBASE_AUTH_EMULATOR_HOST: "must be host:port",
  STRIPE_PUBLISHABLE_KEY: "must be a publishable key of Stripe's, pk_…",
};

export type Environment = {
  shopEnvironment: "production" | "demo";
  host: string;
  port: number;
  /** The addresses of backend and product API for this server. */
  commerceUrl: string;
  productApiUrl: string;
  /** Their addresses for browsers. */
  publicCommerceUrl: string;
  publicProductApiUrl: string;
  storefrontUrl: string;
  publishableKey: string;
  /** Stripe's publishable key; none if cards are not accepted. */
  stripePublishableKey: string | undefined;
  /** The identity emulator's host; only set in a demo shop. */
  identityEmulatorHost: string | undefined;
  /** Whether traces are sent: OpenTelemetry's own variables say where and how. */
  areTracesSent: boolean;
};

/** What is missing or wrong in the environment, a sentence each. */
export class EnvironmentError extends Error {
  constructor(readonly sentences: string[]) {
    super(`The storefront cannot start:\n${sentences.map((line) => `- ${line}`).join("\n")}`);
    this.name = "EnvironmentError";
  }
}

type Variables = Record<string, string | undefined>;

function readPublishableKey(variables: Variables, problems: string[]): string {
  if (variables.MEDUSA_PUBLISHABLE_KEY) return variables.MEDUSA_PUBLISHABLE_KEY;
  const file = variables.MEDUSA_PUBLISHABLE_KEY_FILE;
  if (!file) {
    problems.push(
      "MEDUSA_PUBLISHABLE_KEY, or MEDUSA_PUBLISHABLE_KEY_FILE that holds it, must be set.",
    );
    return "";
  }
  try {
    const key = readFileSync(file, "utf8").trim();
    if (!key) problems.push(`MEDUSA_PUBLISHABLE_KEY_FILE names ${file}, which is empty.`);
    return key;
  } catch {
    problems.push(`MEDUSA_PUBLISHABLE_KEY_FILE names ${file}, which cannot be read.`);
    return "";
  }
}

function withDefaults(variables: Variables): Variables {
  const isDemo = variables.SHOP_ENVIRONMENT === "demo";
  const given: Variables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== ""),
  );
  const all: Variables = {
    SHOP_ENVIRONMENT: "production",
    LOG_LEVEL: "info",
    HOST: isDemo ? "127.0.0.1" : "0.0.0.0",
    PORT: "8000",
    ...(isDemo ? demoAddresses : {}),
    ...given,
  };
  if (isDemo) {
    all.PUBLIC_COMMERCE_URL ??= all.COMMERCE_URL;
    all.PUBLIC_PRODUCT_API_URL ??= all.PRODUCT_API_URL;
  }
  return all;
}

/**
 * Reads and checks the configuration.
 * @throws EnvironmentError with a sentence for each missing or wrong variable
 */
export function readEnvironment(variables: Variables): Environment {
  const all = withDefaults(variables);
  const problems: string[] = [];
  const parsed = variablesSchema.safeParse(all);
  if (!parsed.success) {
    for (const name of new Set(parsed.error.issues.map((issue) => String(issue.path[0])))) {
      problems.push(`${name} ${all[name] ? "is wrong" : "is missing"}: it ${meanings[name]}.`);
    }
  }
  if (all.SHOP_ENVIRONMENT !== "demo" && all.FIREBASE_AUTH_EMULATOR_HOST) {
    problems.push("FIREBASE_AUTH_EMULATOR_HOST is for a demo shop: unset it in production.");
  }
  if (all.SHOP_ENVIRONMENT === "demo" && all.STRIPE_PUBLISHABLE_KEY?.startsWith("pk_live_")) {
    problems.push(
      "STRIPE_PUBLISHABLE_KEY is for real money: a demonstration takes one for tests, pk_test_….",
    );
  }
  const publishableKey = readPublishableKey(all, problems);
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);

  const known = parsed.data;
  return {
    shopEnvironment: known.SHOP_ENVIRONMENT,
    host: known.HOST,
    port: known.PORT,
    commerceUrl: known.COMMERCE_URL,
    productApiUrl: known.PRODUCT_API_URL,
    publicCommerceUrl: known.PUBLIC_COMMERCE_URL,
    publicProductApiUrl: known.PUBLIC_PRODUCT_API_URL,
    storefrontUrl: known.STOREFRONT_URL,
    publishableKey,
    stripePublishableKey: known.STRIPE_PUBLISHABLE_KEY,
    identityEmulatorHost: known.FIREBASE_AUTH_EMULATOR_HOST,
    areTracesSent: Boolean(all.OTEL_EXPORTER_OTLP_ENDPOINT),
  };
}

/**
 * Checks the build's identity provider, which `VITE_FIREBASE_CONFIG` has set.
 * @throws EnvironmentError if nobody could sign in
 */
export function checkIdentityOfBuild(known: Environment, firebaseConfig: string | undefined): void {
  if (known.shopEnvironment === "demo" || firebaseConfig) return;
  throw new EnvironmentError([
    "This storefront was built without VITE_FIREBASE_CONFIG, so nobody could sign in. Build it again with the web app's configuration from the Firebase console.",
  ]);
}

let read: Environment | undefined;

/** This process's configuration, read once. @throws EnvironmentError as `readEnvironment` does */
export function environment(): Environment {
  read ??= readEnvironment(process.env);
  return read;
}
