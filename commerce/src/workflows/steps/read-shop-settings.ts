import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/** What every product of this shop has in common. */
export interface ShopSettings {
  salesChannelId: string;
  shippingProfileId: string;
  stockLocationId: string;
}

/**
 * Reads where products are sold, how they are sent and where they are stored.
 *
 * @throws MedusaError NOT_FOUND where the shop has not been set up
 */
export const readShopSettingsStep = createStep(
  "read-shop-settings",
  async (_input: undefined, { container }) => {
    const query = container.resolve(ContainerRegistrationKeys.QUERY);
    const [stores, profiles, locations] = await Promise.all([
      query.graph({ entity: "store", fields: ["default_sales_channel_id"] }),
      query.graph({ entity: "shipping_profile", fields: ["id"], filters: { type: "default" } }),
      query.graph({ entity: "stock_location", fields: ["id"] }),
    ]);
    const salesChannelId = stores.data[0]?.default_sales_channel_id;
    const shippingProfileId = profiles.data[0]?.id;
    const stockLocationId = locations.data[0]?.id;
    if (!salesChannelId || !shippingProfileId || !stockLocationId) {
      throw new MedusaError(
        MedusaError.Types.NOT_FOUND,
        "The shop has no sales channel, shipping profile or stock location yet: set it up first.",
      );
    }
    const settings: ShopSettings = { salesChannelId, shippingProfileId, stockLocationId };
    return new StepResponse(settings);
  },
);
