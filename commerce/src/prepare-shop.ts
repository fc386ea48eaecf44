import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readEnvironment } from "./environment";
import { preparePublishableKey } from "./shop-setup/publishable-key";
import { prepareStore } from "./shop-setup/store";

/**
 * Prepares a migrated database for the storefront: one sales channel, and the publishable key that
 * opens it, its token written to PUBLISHABLE_KEY_FILE. Regions, taxes and delivery are the
 * merchant's to set in the admin. Running it again changes nothing.
 */
export default async function prepareShop({ container }: ExecArgs): Promise<void> {
  const { publishableKeyFile } = readEnvironment(process.env);
  const salesChannelId = await prepareStore(container);
  await preparePublishableKey(container, salesChannelId, publishableKeyFile);
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info("The shop is prepared: sales channel and publishable key are there");
}
