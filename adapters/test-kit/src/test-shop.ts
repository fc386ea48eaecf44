import { copyDataFolder } from "@chemical-ink/local-stack/data-folder";
import { terminalProgress } from "@chemical-ink/local-stack/progress";
import {
  type Ports,
  type Settings,
  type ShopUrls,
  shopUrls,
} from "@chemical-ink/local-stack/settings";
import { LocalShop } from "@chemical-ink/local-stack/shop";
import { freePort } from "./free-port.ts";

/**
 * The preview languages of the tested storefront: Arabic, which is read from right to left, and the
 * pseudo-locale, whose texts are long.
 */
export const testedPreviewLanguages = "ar,xa";

/** A running shop for tests or measurements. */
export interface TestShop {
  settings: Settings;
  urls: ShopUrls;
  stop(): Promise<void>;
}

/**
 * Starts a built shop with new data on free ports, so that it does not disturb another running shop; or
 * starts a seeded shop.
 *
 * @throws as `LocalShop.start` does
 */
export async function startTestShop(dataDir: string, seeded?: Settings): Promise<TestShop> {
  const settings = seeded ?? (await testSettings(dataDir));
  const shop = await LocalShop.start(settings, "built", terminalProgress, { reset: !seeded });
  return { settings, urls: shopUrls(settings.ports), stop: () => shop.stop() };
}

/**
 * Seeds a shop and copies its data into the other folders, which is faster than seeding each.
 *
 * The URLs of pictures are those of the first shop in all copies.
 *
 * @throws as `LocalShop.seed` does
 */
export async function seedTestShops(dataDir: string, copies: string[]): Promise<Settings[]> {
  const settings = await testSettings(dataDir);
  await LocalShop.seed(settings, "built", terminalProgress, { reset: true });
  for (const copy of copies) await copyDataFolder(dataDir, copy);
  return [settings, ...(await Promise.all(copies.map(testSettings)))];
}

/** Settings of a shop with this data folder and free ports. */
export async function testSettings(dataDir: string): Promise<Settings> {
  return { dataDir, ports: await freePorts() };
}

async function freePorts(): Promise<Ports> {
  const [storefront, commerce, productApi, identity, postgres] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  );
  return { storefront, commerce, productApi, identity, postgres } as Ports;
}
