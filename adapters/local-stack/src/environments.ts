/** The environment variables of each part of a local shop. The README explains every variable. */
import { join } from "node:path";
import { demoMerchandiser, demoShopper } from "./demo-accounts.ts";
import type { Mode } from "./mode.ts";
import {
  databaseUrl,
  identityProjectId,
  publishableKeyFile,
  type Settings,
  shopUrls,
} from "./settings.ts";

/** Cleared: variables of the shell for another shop would connect to that shop's data and customers. */
const clearedVariables = {
  REDIS_URL: "",
  MEDUSA_WORKER_MODE: "",
  MEDUSA_PUBLISHABLE_KEY: "",
  VITE_FIREBASE_CONFIG: "",
  SMTP_URL: "",
  SENDGRID_API_KEY: "",
  ORDER_LINK_SECRETS: "",
  STRIPE_API_KEY: "",
  STRIPE_WEBHOOK_SECRET: "",
  STRIPE_PUBLISHABLE_KEY: "",
  PAY_ON_INVOICE: "",
  SHOP_CURRENCY: "",
};

function sharedEnvironment({ ports }: Settings): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...clearedVariables,
    SHOP_ENVIRONMENT: "demo",
    HOST: "127.0.0.1",
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.identity}`,
    FIREBASE_PROJECT_ID: identityProjectId,
  };
}

/** The environment of the backend and its commands. */
export function backendEnvironment(settings: Settings, mode: Mode): NodeJS.ProcessEnv {
  const { dataDir, ports } = settings;
  const urls = shopUrls(ports);
  return {
    ...sharedEnvironment(settings),
    NODE_ENV: mode === "built" ? "production" : "development",
    PORT: String(ports.commerce),
    DATABASE_URL: databaseUrl(ports),
    COMMERCE_URL: urls.commerce,
    STORE_CORS: urls.storefront,
    ADMIN_CORS: `${urls.commerce},${urls.storefront}`,
    AUTH_CORS: `${urls.commerce},${urls.storefront}`,
    STOREFRONT_URL: urls.storefront,
    FILES_DIR: join(dataDir, "files"),
    MAIL_DIR: join(dataDir, "mails"),
    PUBLISHABLE_KEY_FILE: publishableKeyFile(settings),
    DEMO_MERCHANDISER_EMAIL: demoMerchandiser.email,
    DEMO_SHOPPER_UID: demoShopper.uid,
    DEMO_SHOPPER_EMAIL: demoShopper.email,
    MEDUSA_DISABLE_TELEMETRY: "true",
  };
}

/** The environment of the product API. */
export function productApiEnvironment(settings: Settings): NodeJS.ProcessEnv {
  const urls = shopUrls(settings.ports);
  return {
    ...sharedEnvironment(settings),
    NODE_ENV: "production",
    PORT: String(settings.ports.productApi),
    DATABASE_URL: databaseUrl(settings.ports),
    COMMERCE_URL: loopback(urls.commerce),
    MEDUSA_PUBLISHABLE_KEY_FILE: publishableKeyFile(settings),
    CORS_ORIGINS: urls.storefront,
  };
}

/** The environment of the storefront's server. */
export function storefrontEnvironment(settings: Settings): NodeJS.ProcessEnv {
  const urls = shopUrls(settings.ports);
  return {
    ...sharedEnvironment(settings),
    NODE_ENV: "production",
    PORT: String(settings.ports.storefront),
    STOREFRONT_URL: urls.storefront,
    COMMERCE_URL: loopback(urls.commerce),
    PUBLIC_COMMERCE_URL: urls.commerce,
    PRODUCT_API_URL: loopback(urls.productApi),
    PUBLIC_PRODUCT_API_URL: urls.productApi,
    MEDUSA_PUBLISHABLE_KEY_FILE: publishableKeyFile(settings),
  };
}

/** A client may resolve `localhost` to ::1, but the services listen on 127.0.0.1. */
function loopback(url: string): string {
  return url.replace("localhost", "127.0.0.1");
}
