/** Starts one real shop with its own data for all tests of a Vitest project. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { demoMerchandiser, demoShopper } from "@chemical-ink/local-stack/demo-accounts";
import {
  databaseUrl,
  identityProjectId,
  projectDir,
  publishableKeyFile,
  type Settings,
} from "@chemical-ink/local-stack/settings";
import type { TestProject } from "vitest/node";
import type {} from "./running-shop.ts";
import { startTestShop, testedPreviewLanguages } from "./test-shop.ts";

/** On a busy machine an answer can take longer than the limit for shoppers, which no test measures. */
const timeoutMs = "15000";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.REQUEST_TIMEOUT_MS ??= timeoutMs;
  process.env.PREVIEW_LANGUAGES = testedPreviewLanguages;
  // `npm test` seeds one shop for all projects. A project that runs alone seeds its own shop.
  const seeded = process.env.SEEDED_SHOP;
  const { settings, urls, stop } = await startTestShop(
    join(projectDir, ".local/test", project.name),
    seeded ? (JSON.parse(seeded) as Settings) : undefined,
  );
  project.provide("shop", {
    storefrontUrl: urls.storefront,
    commerceUrl: urls.commerce,
    productApiUrl: urls.productApi,
    identityUrl: urls.identity,
    identityProjectId,
    databaseUrl: databaseUrl(settings.ports),
    dataDir: settings.dataDir,
    publishableKey: (await readFile(publishableKeyFile(settings), "utf8")).trim(),
    accounts: { shopper: demoShopper, merchandiser: demoMerchandiser },
    browser: process.env.CHROMIUM_PATH ?? "",
  });
  return stop;
}
