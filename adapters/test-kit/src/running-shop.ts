import type { DemoAccount } from "@chemical-ink/local-stack/demo-accounts";
import { inject } from "vitest";

/** The running shop of integration and end-to-end tests. */
export interface RunningShop {
  storefrontUrl: string;
  commerceUrl: string;
  productApiUrl: string;
  identityUrl: string;
  identityProjectId: string;
  databaseUrl: string;
  /** The folder of its data. */
  dataDir: string;
  /** The publishable API key, which the backend's store routes require. */
  publishableKey: string;
  accounts: { shopper: DemoAccount; merchandiser: DemoAccount };
  /** The path of Chromium; empty where only integration tests run. */
  browser: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    shop: RunningShop;
  }
}

/** The shop of this test run. */
export function runningShop(): RunningShop {
  return inject("shop");
}
