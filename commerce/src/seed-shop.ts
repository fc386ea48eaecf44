import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readEnvironment } from "./environment";
import { allowOneAccountPerAddress } from "./shop-setup/account-addresses";
import { indexLongLists } from "./shop-setup/long-list-indexes";
import { allowOneOrderPerCart } from "./shop-setup/one-order-per-cart";
import { removePasswordIdentities } from "./shop-setup/password-identities";
import { preparePublishableKey } from "./shop-setup/publishable-key";
import { prepareStore } from "./shop-setup/store";
import { offerWaysToPay, waysToPay } from "./shop-setup/ways-to-pay";

/**
 * Prepares a migrated database for the storefront: one sales channel, what keeps long lists quick,
 * and the publishable key that opens the channel, its token written to PUBLISHABLE_KEY_FILE. What is
 * left of Medusa's own passwords is removed.
 * Regions, taxes and delivery are the merchant's to set in the admin; the ways to pay in them are
 * what the environment says. Running it again changes nothing.
 */
export default async function prepareShop({ container }: ExecArgs): Promise<void> {
  const environment = readEnvironment(process.env);
  const salesChannelId = await prepareStore(container);
  await allowOneOrderPerCart(container);
  await allowOneAccountPerAddress(container);
  await indexLongLists(container);
  await removePasswordIdentities(container);
  await preparePublishableKey(container, salesChannelId, environment.publishableKeyFile);
  await offerWaysToPay(container, waysToPay(environment));
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info("The shop is prepared: sales channel and publishable key are there");
}
