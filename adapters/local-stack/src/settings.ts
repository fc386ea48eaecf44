import { join, resolve } from "node:path";

/** The project's own folder. */
export const projectDir = resolve(import.meta.dirname, "../../..");

/** The project id of the local identity provider; ids that begin with `demo-` never reach Google. */
export const identityProjectId = "demo-chemical-ink";

/** Where each part of the shop listens on this machine. */
export interface Ports {
  storefront: number;
  commerce: number;
  productApi: number;
  identity: number;
  postgres: number;
}

/** Everything one local shop needs to know: where it keeps its data and where it listens. */
export interface Settings {
  /** Database, uploads, identity accounts and logs. */
  dataDir: string;
  ports: Ports;
}

/** A setting that cannot be used, in a sentence for people. */
export class SettingError extends Error {}

function portFrom(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new SettingError(`${name} is "${text}", but a port is a whole number from 1 to 65535.`);
  }
  return port;
}

/**
 * Reads the local shop's settings from the environment.
 *
 * @throws SettingError where a value cannot be used
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  return {
    dataDir: resolve(projectDir, environment.SHOP_DATA_DIR || ".local"),
    ports: {
      storefront: portFrom(environment, "STOREFRONT_PORT", 8000),
      commerce: portFrom(environment, "COMMERCE_PORT", 9000),
      productApi: portFrom(environment, "PRODUCT_API_PORT", 9100),
      identity: portFrom(environment, "IDENTITY_PORT", 9099),
      postgres: portFrom(environment, "POSTGRES_PORT", 54_329),
    },
  };
}

/** The address of the local database. Its password protects nothing: it listens on loopback only. */
export function databaseUrl(ports: Ports): string {
  return `postgres://shop:shop@127.0.0.1:${ports.postgres}/shop`;
}

/** Where the backend leaves the publishable key for the product API and the storefront. */
export function publishableKeyFile({ dataDir }: Settings): string {
  return join(dataDir, "publishable-key");
}

/** The addresses people open and services call. */
export interface ShopUrls {
  storefront: string;
  commerce: string;
  productApi: string;
  identity: string;
}

/** The addresses of a local shop, without a slash at the end. */
export function shopUrls(ports: Ports): ShopUrls {
  return {
    storefront: `http://localhost:${ports.storefront}`,
    commerce: `http://localhost:${ports.commerce}`,
    productApi: `http://localhost:${ports.productApi}`,
    identity: `http://localhost:${ports.identity}`,
  };
}
