import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { shippingProfileOf } from "./shipping-profile";

/** The settings that all products of the shop share. */
export interface ShopSettings {
  salesChannelId: string;
  shippingProfileId: string;
  stockLocationId: string;
}

/**
 * Reads the sales channel, the shipping profile and the stock location.
 *
 * @throws MedusaError NOT_ALLOWED that names what is missing in a new shop
 */
export async function readShopSettings(container: MedusaContainer): Promise<ShopSettings> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [stores, profiles, locations] = await Promise.all([
    query.graph({ entity: "store", fields: ["default_sales_channel_id"] }),
    query.graph({ entity: "shipping_profile", fields: ["id", "type"] }),
    query.graph({ entity: "stock_location", fields: ["id"] }),
  ]);
  const salesChannelId = stores.data[0]?.default_sales_channel_id;
  const shippingProfileId = shippingProfileOf(profiles.data)?.id;
  const stockLocationId = locations.data[0]?.id;
  if (!salesChannelId) throw notSetUp("a default sales channel");
  if (!shippingProfileId) throw notSetUp('a shipping profile of the type "default"');
  if (!stockLocationId) throw notSetUp("a stock location");
  return { salesChannelId, shippingProfileId, stockLocationId };
}

function notSetUp(missing: string): MedusaError {
  return new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `Before it can take products, the shop needs ${missing}: add one in the admin's settings.`,
  );
}
