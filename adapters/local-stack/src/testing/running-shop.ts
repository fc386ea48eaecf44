import { inject } from "vitest";
import type { DemoAccount } from "../demo-accounts.ts";

/** The real shop that integration and end-to-end tests run against. */
export interface RunningShop {
  storefrontUrl: string;
  commerceUrl: string;
  productApiUrl: string;
  identityUrl: string;
  identityProjectId: string;
  databaseUrl: string;
  /** Where it keeps its data on this machine. */
  dataDir: string;
  /** What the store routes of the backend ask for. */
  publishableKey: string;
  accounts: { shopper: DemoAccount; merchandiser: DemoAccount };
  /** Chromium's program; empty where only integration tests run. */
  browser: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    shop: RunningShop;
  }
}

/** The shop this test run has started. */
export function runningShop(): RunningShop {
  return inject("shop");
}
