import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";

/** The merchandiser's choice, in the store's metadata. */
export interface ProductOfTheYearSetting {
  product_id: string;
  /** When it was chosen: an ISO date and time. */
  since: string;
}

const metadataKey = "product_of_the_year";

/** How long to wait for another change of the store's metadata, seconds. */
const timeout = 10;

/** The stored choice, whether or not its product still exists; null where there is none. */
export async function readSetting(
  container: MedusaContainer,
): Promise<ProductOfTheYearSetting | null> {
  return settingOf(await readStore(container));
}

/**
 * Stores another product of the year, or none. Other metadata of the store stay. `since` stays if
 * the product does.
 *
 * @returns the earlier choice
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
