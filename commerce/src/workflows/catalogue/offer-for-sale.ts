import type { Context, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { salesChannelLink } from "./remove-unfinished-products";
import type { ShopSettings } from "./shop-settings";

/** Publishes complete products, so that shoppers see them. */
export async function offerForSale(
  container: MedusaContainer,
  productIds: string[],
  settings: ShopSettings,
  context: Context = {},
): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    productIds.map((id) => salesChannelLink(id, settings)),
    context,
  );
}
