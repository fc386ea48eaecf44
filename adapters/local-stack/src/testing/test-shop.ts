import { copyDataFolder } from "../data-folder.ts";
import { terminalProgress } from "../progress.ts";
import { type Ports, type Settings, type ShopUrls, shopUrls } from "../settings.ts";
import { LocalShop } from "../shop.ts";
import { freePort } from "./free-port.ts";

/** A real shop that was started for tests or measurements. */
export interface TestShop {
  settings: Settings;
  urls: ShopUrls;
  stop(): Promise<void>;
}

/**
 * Starts a built shop with new data of its own, on ports that nobody uses, so that a shop that runs
 * beside it is left alone; or one that was seeded before.
 *
 * @throws as `LocalShop.start` does
 */
export async function startTestShop(dataDir: string, seeded?: Settings): Promise<TestShop> {
  const settings = seeded ?? (await testSettings(dataDir));
  const shop = await LocalShop.start(settings, "built", terminalProgress, { reset: !seeded });
  return { settings, urls: shopUrls(settings.ports), stop: () => shop.stop() };
}

/**
 * Seeds a shop, and copies it as often as there are other folders, which is quicker than seeding
 * each. They can be started one by one.
 *
 * The pictures of all have the addresses of the first.
 *
 * @throws as `LocalShop.seed` does
 */
export async function seedTestShops(dataDir: string, copies: string[]): Promise<Settings[]> {
  const settings = await testSettings(dataDir);
  await LocalShop.seed(settings, "built", terminalProgress, { reset: true });
  for (const copy of copies) await copyDataFolder(dataDir, copy);
  return [settings, ...(await Promise.all(copies.map(testSettings)))];
}

/** Settings of a shop that keeps its data here and disturbs no other. */
export async function testSettings(dataDir: string): Promise<Settings> {
  return { dataDir, ports: await freePorts() };
}

async function freePorts(): Promise<Ports> {
  const [storefront, commerce, productApi, identity, postgres] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  );
  return { storefront, commerce, productApi, identity, postgres } as Ports;
}
