import { join, resolve } from "node:path";

/** The root folder of the project. */
export const projectDir = resolve(import.meta.dirname, "../../..");

/** The project id of the local identity provider. Ids with the prefix `demo-` never reach Google. */
export const identityProjectId = "demo-chemical-ink";

/** The port of each part of the shop. */
export interface Ports {
  storefront: number;
  commerce: number;
  productApi: number;
  identity: number;
  postgres: number;
}

/** The settings of a local shop. */
export interface Settings {
  /** The folder of the database, uploads, identity accounts and logs. */
  dataDir: string;
  ports: Ports;
}

/** An invalid setting. The message is a sentence for users. */
export class SettingError extends Error {}

function portFrom(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new SettingError(`${name} is "${text}", but must be a whole number from 1 to 65535.`);
  }
  return port;
}

/**
 * Reads the local shop's settings from the environment.
 *
 * @throws SettingError where a value is invalid
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

/** The URL of the local database. The password is no secret: the database listens on loopback only. */
export function databaseUrl(ports: Ports): string {
  return `postgres://shop:shop@127.0.0.1:${ports.postgres}/shop`;
}

/** The file in which the backend writes the publishable key for product API and storefront. */
export function publishableKeyFile({ dataDir }: Settings): string {
  return join(dataDir, "publishable-key");
}

/** The URLs of the parts of a shop. */
export interface ShopUrls {
  storefront: string;
  commerce: string;
  productApi: string;
  identity: string;
}

/** The URLs of a local shop, without a slash at the end. */
export function shopUrls(ports: Ports): ShopUrls {
  return {
    storefront: `http://localhost:${ports.storefront}`,
    commerce: `http://localhost:${ports.commerce}`,
    productApi: `http://localhost:${ports.productApi}`,
    identity: `http://localhost:${ports.identity}`,
  };
}
