import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { readEnvironment } from "../environment";
import { allowOneAccountPerAddress } from "../shop-setup/account-addresses";
import { indexLongLists } from "../shop-setup/long-list-indexes";
import { allowOneOrderPerCart } from "../shop-setup/one-order-per-cart";
import { removePasswordIdentities } from "../shop-setup/password-identities";
import { preparePublishableKey } from "../shop-setup/publishable-key";
import { prepareStore } from "../shop-setup/store";
import { waysToPay } from "../shop-setup/ways-to-pay";
import { plantCatalogue } from "./plant-catalogue";
import { plantMerchandiser } from "./plant-merchandiser";
import { plantProductOfTheYear } from "./plant-product-of-the-year";
import { plantSettings } from "./plant-settings";
import { seedProductInSizes } from "./product-in-sizes";
import { seedOrders } from "./seed-orders";

/**
 * Plants the demonstration shop. What is there already stays as it is, so planting twice changes
 * nothing; a planting that was cut off goes on where it stopped.
 *
 * @throws Error outside a demonstration
 */
export default async function plant({ container }: ExecArgs): Promise<void> {
  const environment = readEnvironment(process.env);
  if (environment.shop !== "demo") {
    throw new Error("Demonstration data is for SHOP_ENVIRONMENT=demo only.");
  }
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  await openIndex(container);
  const salesChannelId = await prepareStore(container);
  await allowOneOrderPerCart(container);
  await allowOneAccountPerAddress(container);
  await indexLongLists(container);
  await removePasswordIdentities(container);
  await preparePublishableKey(container, salesChannelId, environment.publishableKeyFile);
  await plantSettings(container, salesChannelId, waysToPay(environment));
  logger.info("Demo shop: region, taxes, delivery and sales channel are set up");
  await plantMerchandiser(container, environment.demoMerchandiserEmail);
  const planted = (await plantCatalogue(container)) + (await seedProductInSizes(container));
  await plantProductOfTheYear(container);
  const { orders, recounted } = await seedOrders(container, {
    shopper: environment.demoShopper,
    salesChannelId,
  });
  if (orders > 0) logger.info(`Demo shop: ${orders} past orders seeded; they are made up`);
  if (planted > 0 || recounted > 0) {
    // This process may end before it has heard the last events.
    await container.resolve(Modules.SEARCH).reindex({ index: "product" });
  }
  logger.info(
    planted > 0 ? `Demo shop: ${planted} products planted` : "Demo shop: everything is there",
  );
}

/** An index that was never filled takes no changes either: it gets its first, empty version. */
async function openIndex(container: MedusaContainer): Promise<void> {
  const search = container.resolve(Modules.SEARCH);
  const [index] = await search.listIndexes();
  if (index?.status !== "ready") await search.reindex({ index: "product" });
}
