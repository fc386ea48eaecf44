import type { LinkDefinition, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { PRODUCT_SHEET_MODULE } from "../../modules/product-sheet";
import type ProductSheetModuleService from "../../modules/product-sheet/service";
import { printerLink } from "./apply-product-state";
import { partsOf } from "./product-parts";
import { removeProductTranslations } from "./product-translations";
import type { ShopSettings } from "./shop-settings";

/** Every link that the creation of a product makes, except those to printers. */
export function productLinks(productId: string, settings: ShopSettings): LinkDefinition[] {
  const parts = partsOf(productId);
  const product = { [Modules.PRODUCT]: { product_id: productId } };
  const variant = { [Modules.PRODUCT]: { variant_id: parts.variantId } };
  return [
    { ...variant, [Modules.PRICING]: { price_set_id: parts.priceSetId } },
    { ...variant, [Modules.INVENTORY]: { inventory_item_id: parts.inventoryItemId } },
    { ...product, [PRODUCT_SHEET_MODULE]: { product_sheet_id: parts.sheetId } },
    { ...product, [Modules.FULFILLMENT]: { shipping_profile_id: settings.shippingProfileId } },
  ];
}

/** The link of a product to the sales channel. */
export function salesChannelLink(productId: string, settings: ShopSettings): LinkDefinition {
  return {
    [Modules.PRODUCT]: { product_id: productId },
    [Modules.SALES_CHANNEL]: { sales_channel_id: settings.salesChannelId },
  };
}

/**
 * Deletes products that were not completely created, with all their parts. What shoppers see goes
 * first. Safe to repeat.
 */
export async function removeUnfinishedProducts(
  container: MedusaContainer,
  productIds: string[],
  settings: ShopSettings,
): Promise<void> {
  if (productIds.length === 0) return;
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const products = container.resolve(Modules.PRODUCT);
  const parts = productIds.map(partsOf);
  await link.dismiss(productIds.map((id) => salesChannelLink(id, settings)));
  await link.dismiss(productIds.flatMap((id) => productLinks(id, settings)));
  const { data: made } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id", "printers.id", "options.id"],
    filters: { id: productIds },
    withDeleted: true,
  });
  const fits = (made as MadeProduct[]).flatMap(({ id, printers }) =>
    (printers ?? []).flatMap((printer) => (printer ? printerLink(id, printer.id) : [])),
  );
  if (fits.length > 0) await link.dismiss(fits);
  const optionIds = (made as MadeProduct[]).flatMap(({ options }) =>
    (options ?? []).map(({ id }) => id),
  );
  if (optionIds.length > 0) await products.deleteProductOptions(optionIds);
  await removeProductTranslations(container, productIds);
  await products.deleteProducts(productIds);
  await container
    .resolve<ProductSheetModuleService>(PRODUCT_SHEET_MODULE)
    .deleteProductSheets(parts.map(({ sheetId }) => sheetId));
  await container
    .resolve(Modules.PRICING)
    .deletePriceSets(parts.map(({ priceSetId }) => priceSetId));
  await container
    .resolve(Modules.INVENTORY)
    .deleteInventoryItems(parts.map(({ inventoryItemId }) => inventoryItemId));
}

interface MadeProduct {
  id: string;
  printers?: ({ id: string } | null)[];
  options?: { id: string }[];
}
