import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";

/** The shop's choice, as the store's metadata keep it. */
export interface ProductOfTheYearSetting {
  product_id: string;
  /** Since when it is the one: an ISO date and time. */
  since: string;
}

const metadataKey = "product_of_the_year";

/** Seconds to wait while somebody else changes the store's metadata. */
const timeout = 10;

/** What is set now, whether the product is still there or not; null where nothing is. */
export async function readSetting(
  container: MedusaContainer,
): Promise<ProductOfTheYearSetting | null> {
  return settingOf(await readStore(container));
}

/**
 * Sets another product of the year, or none; everything else in the store's metadata stays. A
 * product that is the one already stays so since when it was.
 *
 * @returns what was set before
 */
export async function writeSetting(
  container: MedusaContainer,
  setting: ProductOfTheYearSetting | null,
): Promise<ProductOfTheYearSetting | null> {
  return container.resolve(Modules.LOCKING).execute(
    "store-metadata",
    async () => {
      const store = await readStore(container);
      const before = settingOf(store);
      if (before?.product_id !== setting?.product_id) {
        const metadata = { ...store.metadata, [metadataKey]: setting };
        await container.resolve(Modules.STORE).updateStores(store.id, { metadata });
      }
      return before;
    },
    { timeout: timeout },
  );
}

async function readStore(container: MedusaContainer): Promise<StoreDTO> {
  const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 });
  if (!store) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "There is no store yet.");
  return store;
}

function settingOf({ metadata }: StoreDTO): ProductOfTheYearSetting | null {
  const setting = metadata?.[metadataKey] as Partial<ProductOfTheYearSetting> | null | undefined;
  if (typeof setting?.product_id !== "string" || typeof setting.since !== "string") return null;
  return { product_id: setting.product_id, since: setting.since };
}
