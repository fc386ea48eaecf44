/** Starts one real shop for all integration and end-to-end tests of a run, with data of its own. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { demoMerchandiser, demoShopper } from "../demo-accounts.ts";
import { terminalProgress } from "../progress.ts";
import {
  databaseUrl,
  identityProjectId,
  type Ports,
  projectDir,
  publishableKeyFile,
  type Settings,
  shopUrls,
} from "../settings.ts";
import { LocalShop } from "../shop.ts";
import type {} from "./running-shop.ts";

/** On a busy machine an answer may take longer than a shopper should wait; tests are not about that. */
const patientMs = "15000";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const settings: Settings = { dataDir: join(projectDir, ".local/test"), ports: await freePorts() };
  process.env.REQUEST_TIMEOUT_MS ??= patientMs;
  const shop = await LocalShop.start(settings, "built", terminalProgress, { reset: true });
  const urls = shopUrls(settings.ports);
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
  return () => shop.stop();
}

/** Ports that nobody uses, so that a shop that runs beside the tests is left alone. */
async function freePorts(): Promise<Ports> {
  const [storefront, commerce, productApi, identity, postgres] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  );
  return { storefront, commerce, productApi, identity, postgres } as Ports;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
