import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createDefaultsWorkflow,
  updateSalesChannelsWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows";
import { catalogueCurrency } from "../currency-environment";

/** The only sales channel: with two, lists are many times slower. */
const salesChannelName = "Online shop";

/**
 * Names the store and its sales channel when they are new. An admin may rename them later.
 *
 * @returns the id of the sales channel
 */
export async function prepareStore(container: MedusaContainer): Promise<string> {
  await createDefaultsWorkflow(container).run();
  const [store] = await container.resolve(Modules.STORE).listStores({});
  const salesChannelId = store?.default_sales_channel_id;
  if (!store || !salesChannelId) throw new Error("Medusa has made no store to begin with.");
  const salesChannel = await container
    .resolve(Modules.SALES_CHANNEL)
    .retrieveSalesChannel(salesChannelId);
  if (salesChannel.name === "Default Sales Channel") {
    await updateSalesChannelsWorkflow(container).run({
      input: {
        selector: { id: salesChannelId },
        update: { name: salesChannelName, description: "The storefront" },
      },
    });
    await updateStoresWorkflow(container).run({
      input: {
        selector: { id: store.id },
        update: {
          name: "Chemical Ink Company",
          supported_currencies: [{ currency_code: catalogueCurrency, is_default: true }],
        },
      },
    });
  }
  return salesChannelId;
}
