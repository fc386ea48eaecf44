import { readFileSync } from "node:fs";
import { compile as compileTrust } from "@fastify/proxy-addr";
import { z } from "zod";
import { serviceLimits } from "./limits.ts";

/** Everything this service can be told from outside, checked. */
export interface Config {
  environment: "production" | "demo";
  host: string;
  port: number;
  logLevel: string;
  /** How the backend is reached, without a slash at the end. */
  commerceUrl: string;
  publishableKey: string;
  /** The PostgreSQL database that holds the catalogue index. */
  databaseUrl: string;
  /** For so many ms the last known catalogue is shown while the database is away. */
  catalogueMayBeOldMs: number;
  corsOrigins: string[];
  /** Addresses or ranges whose `X-Forwarded-For` is believed; speaking for themselves, unlimited. */
  trustedProxies: string[];
  rateLimitPerMinute: number;
  /** Of these, so many may write. */
  writeRateLimitPerMinute: number;
  /** After so many ms a request is answered 503. */
  requestTimeoutMs: number;
  bodyLimitBytes: number;
  /** Whether somebody listens for traces: OpenTelemetry's own variables say who, and how. */
  areTracesSent: boolean;
}

/** Everything that is wrong with the environment: one sentence for each thing. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join("\n"));
    this.name = "ConfigError";
  }
}

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** What a demonstration on one machine needs nobody to choose. */
const demoDefaults = {
  HOST: "127.0.0.1",
  COMMERCE_URL: "http://localhost:9000",
  DATABASE_URL: "postgres://shop:shop@127.0.0.1:54329/shop",
  CORS_ORIGINS: "http://localhost:8000",
};

function wholeNumber(name: string, lowest: number, highest: number, otherwise: number) {
  const error = `${name} must be a whole number from ${lowest} to ${highest}.`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(lowest, { error })
    .max(highest, { error })
    .default(otherwise);
}

function httpUrl(name: string, example: string) {
  return z
    .url({
      protocol: /^https?$/,
      error: (issue) =>
        issue.input === undefined
          ? `${name} is missing: set it to ${example}.`
          : `${name} must be an http or https address, not "${issue.input}".`,
    })
    .transform((url) => url.replace(/\/+$/, ""));
}

const commaList = z.string().transform((list) =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ""),
);

const variablesSchema = z.object({
  SHOP_ENVIRONMENT: z.enum(["production", "demo"]),
  HOST: z.string().default("0.0.0.0"),
  PORT: wholeNumber("PORT", 0, 65_535, 9100),
  LOG_LEVEL: z
    .enum(logLevels, { error: `LOG_LEVEL must be one of ${logLevels.join(", ")}.` })
    .default("info"),
  COMMERCE_URL: httpUrl("COMMERCE_URL", "the backend's address, such as http://commerce:9000"),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error:
      "DATABASE_URL is missing or not an address that begins with postgres://: set it to the " +
      "database of the backend, where the catalogue index is.",
  }),
  CATALOGUE_MAY_BE_OLD_MS: wholeNumber(
    "CATALOGUE_MAY_BE_OLD_MS",
    1_000,
    3_600_000,
    serviceLimits.catalogueStaleMs,
  ),
  MEDUSA_PUBLISHABLE_KEY: z.string().optional(),
  MEDUSA_PUBLISHABLE_KEY_FILE: z.string().optional(),
  CORS_ORIGINS: z
    .string({
      error:
        "CORS_ORIGINS is missing: set it to the shop's public addresses, separated by commas, " +
        "such as https://shop.example.",
    })
    .pipe(commaList)
    .refine((origins) => origins.every(isOrigin), {
      error:
        "CORS_ORIGINS must hold origins such as https://shop.example: " +
        "a scheme and a host, without a path or a slash at the end.",
    }),
  TRUSTED_PROXIES: commaList.default(["loopback"]).refine(areAddresses, {
    error:
      "TRUSTED_PROXIES must hold addresses, ranges such as 10.0.0.0/8, or the words loopback, " +
      "linklocal and uniquelocal, separated by commas.",
  }),
  RATE_LIMIT_PER_MINUTE: wholeNumber(
    "RATE_LIMIT_PER_MINUTE",
    1,
    1_000_000,
    serviceLimits.requestsPerMinute,
  ),
  WRITE_RATE_LIMIT_PER_MINUTE: wholeNumber(
    "WRITE_RATE_LIMIT_PER_MINUTE",
    1,
    1_000_000,
    serviceLimits.writesPerMinute,
  ),
  REQUEST_TIMEOUT_MS: wholeNumber("REQUEST_TIMEOUT_MS", 100, 60_000, serviceLimits.requestMs),
  BODY_LIMIT_BYTES: wholeNumber("BODY_LIMIT_BYTES", 1_024, 10_485_760, serviceLimits.bodyBytes),
});

/**
 * Reads and checks the environment: the only place of this service that does.
 *
 * @throws ConfigError with a sentence for everything that is missing or wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const shop = set.SHOP_ENVIRONMENT ?? "production";
  if (shop !== "production" && shop !== "demo") {
    throw new ConfigError([`SHOP_ENVIRONMENT must be production or demo, not "${shop}".`]);
  }

  const checked = variablesSchema.safeParse({
    ...(shop === "demo" && demoDefaults),
    ...set,
    SHOP_ENVIRONMENT: shop,
  });
  const key = readPublishableKey(set);
  const problems = [
    ...(checked.error?.issues.map((issue) => issue.message) ?? []),
    ...("problem" in key ? [key.problem] : []),
  ];
  if (!checked.success || "problem" in key) {
    throw new ConfigError([...new Set(problems)]);
  }

  const variables = checked.data;
  return {
    environment: variables.SHOP_ENVIRONMENT,
    host: variables.HOST,
    port: variables.PORT,
    logLevel: variables.LOG_LEVEL,
    commerceUrl: variables.COMMERCE_URL,
    publishableKey: key.value,
    databaseUrl: variables.DATABASE_URL,
    catalogueMayBeOldMs: variables.CATALOGUE_MAY_BE_OLD_MS,
    corsOrigins: variables.CORS_ORIGINS,
    trustedProxies: variables.TRUSTED_PROXIES,
    rateLimitPerMinute: variables.RATE_LIMIT_PER_MINUTE,
    writeRateLimitPerMinute: variables.WRITE_RATE_LIMIT_PER_MINUTE,
    requestTimeoutMs: variables.REQUEST_TIMEOUT_MS,
    bodyLimitBytes: variables.BODY_LIMIT_BYTES,
    areTracesSent: set.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  };
}

function readPublishableKey(set: NodeJS.ProcessEnv): { value: string } | { problem: string } {
  if (set.MEDUSA_PUBLISHABLE_KEY) {
    return { value: set.MEDUSA_PUBLISHABLE_KEY.trim() };
  }
  const file = set.MEDUSA_PUBLISHABLE_KEY_FILE;
  if (!file) {
    return {
      problem:
        "MEDUSA_PUBLISHABLE_KEY is missing: set it to the storefront's publishable key from the " +
        "Medusa admin, or MEDUSA_PUBLISHABLE_KEY_FILE to a file that holds it.",
    };
  }
  try {
    const value = readFileSync(file, "utf8").trim();
    return value
      ? { value }
      : { problem: `MEDUSA_PUBLISHABLE_KEY_FILE names an empty file (${file}).` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `MEDUSA_PUBLISHABLE_KEY_FILE cannot be read: ${reason}.` };
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function areAddresses(entries: string[]): boolean {
  try {
    compileTrust(entries);
    return true;
  } catch {
    return false;
  }
}
