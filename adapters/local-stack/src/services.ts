import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  backendEnvironment,
  productApiEnvironment,
  storefrontEnvironment,
} from "./environments.ts";
import type { Mode } from "./mode.ts";
import { postgresAccount, userNamespaceArgs } from "./postgres/postgres-account.ts";
import type { ServiceDefinition } from "./service.ts";
import { identityProjectId, projectDir, type Settings, shopUrls } from "./settings.ts";

const require = createRequire(import.meta.url);
const sourceDir = import.meta.dirname;

/** Medusa's command line program. */
export const medusaCli = join(dirname(require.resolve("@medusajs/cli/package.json")), "cli.js");

/** The embedded PostgreSQL. */
export function postgresService({ dataDir, ports }: Settings): ServiceDefinition {
  const node = typescript(
    "postgres/postgres-process.ts",
    join(dataDir, "postgres"),
    String(ports.postgres),
  );
  const postgres = postgresAccount(dataDir);
  const usesNamespace = "account" in postgres && postgres.account === "namespace";
  return {
    name: "database",
    ...(usesNamespace
      ? { program: "unshare", args: [...userNamespaceArgs, process.execPath, ...node] }
      : { args: node }),
    cwd: projectDir,
    env: process.env,
    logFile: join(dataDir, "logs/postgres.log"),
    readyTimeoutMs: 60_000,
  };
}

/** Firebase's Auth emulator. */
export function identityService({ dataDir, ports }: Settings): ServiceDefinition {
  return {
    name: "identity provider",
    args: typescript(
      "identity/identity-process.ts",
      join(dataDir, "identity-accounts.json"),
      "127.0.0.1",
      String(ports.identity),
      identityProjectId,
      join(dataDir, "mails"),
      shopUrls(ports).storefront,
    ),
    cwd: projectDir,
    env: process.env,
    logFile: join(dataDir, "logs/identity.log"),
    readyTimeoutMs: 60_000,
  };
}

/** Medusa. */
export function backendService(settings: Settings, mode: Mode): ServiceDefinition {
  const { dataDir, ports } = settings;
  return {
    name: "backend",
    args: [medusaCli, mode === "built" ? "start" : "develop"],
    cwd: backendDir(mode),
    env: backendEnvironment(settings, mode),
    logFile: join(dataDir, "logs/commerce.log"),
    readyUrl: `http://127.0.0.1:${ports.commerce}/health`,
    readyTimeoutMs: 120_000,
  };
}

/** The working folder of Medusa. */
export function backendDir(mode: Mode): string {
  return join(projectDir, mode === "built" ? "commerce/.medusa/server" : "commerce");
}

/** The product API. */
export function productApiService(settings: Settings, mode: Mode): ServiceDefinition {
  const { dataDir, ports } = settings;
  return {
    name: "product API",
    args:
      mode === "built"
        ? ["--enable-source-maps", "--max-semi-space-size=8", "dist/main.js"]
        : [require.resolve("tsx/cli"), "watch", "src/main.ts"],
    cwd: join(projectDir, "adapters/product-api"),
    env: productApiEnvironment(settings),
    logFile: join(dataDir, "logs/product-api.log"),
    readyUrl: `http://127.0.0.1:${ports.productApi}/health/ready`,
    // It starts together with the backend and is ready after it.
    readyTimeoutMs: 180_000,
  };
}

/** The storefront's server. */
export function storefrontService(settings: Settings, mode: Mode): ServiceDefinition {
  const { dataDir, ports } = settings;
  const environment = storefrontEnvironment(settings);
  const host = `http://127.0.0.1:${ports.storefront}`;
  return {
    name: "storefront",
    args:
      mode === "built"
        ? ["--enable-source-maps", "build/main.js"]
        : [
            join(dirname(require.resolve("@react-router/dev/package.json")), "bin.js"),
            "dev",
            "--host",
            "127.0.0.1",
            "--port",
            String(ports.storefront),
            "--strictPort",
          ],
    cwd: join(projectDir, "storefront"),
    env: mode === "built" ? environment : { ...environment, NODE_ENV: "development" },
    logFile: join(dataDir, "logs/storefront.log"),
    readyUrl: mode === "built" ? `${host}/health/live` : host,
    readyTimeoutMs: 60_000,
  };
}

function typescript(file: string, ...args: string[]): string[] {
  return ["--import", "tsx", join(sourceDir, file), ...args];
}
