/** The environment of each part of a local shop. Every variable is explained in the README. */
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

/** What a shell may hold for another shop: here it would lead to that one's data and customers. */
const ofOtherShops = {
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

function shared({ ports }: Settings): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...ofOtherShops,
    SHOP_ENVIRONMENT: "demo",
    HOST: "127.0.0.1",
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.identity}`,
    FIREBASE_PROJECT_ID: identityProjectId,
  };
}

/** What the backend and its commands get. */
export function backendEnvironment(settings: Settings, mode: Mode): NodeJS.ProcessEnv {
  const { dataDir, ports } = settings;
  const urls = shopUrls(ports);
  return {
    ...shared(settings),
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

/** What the product API gets. */
export function productApiEnvironment(settings: Settings): NodeJS.ProcessEnv {
  const urls = shopUrls(settings.ports);
  return {
    ...shared(settings),
    NODE_ENV: "production",
    PORT: String(settings.ports.productApi),
    DATABASE_URL: databaseUrl(settings.ports),
    COMMERCE_URL: loopback(urls.commerce),
    MEDUSA_PUBLISHABLE_KEY_FILE: publishableKeyFile(settings),
    CORS_ORIGINS: urls.storefront,
  };
}

/** What the storefront's server gets. */
export function storefrontEnvironment(settings: Settings): NodeJS.ProcessEnv {
  const urls = shopUrls(settings.ports);
  return {
    ...shared(settings),
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

/** `localhost` may mean ::1 to a client while the services listen on 127.0.0.1. */
function loopback(url: string): string {
  return url.replace("localhost", "127.0.0.1");
}
