import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  createAccountAddressIndex,
  exceptedAccounts,
  laterAccounts,
  normalizeAddresses,
} from "../medusa-internals/account-addresses";

/**
 * Writes customers' addresses in their normal form and lets the database refuse a second account with
 * the same address. Accounts that share an address already stay as they are: nobody can tell which of
 * them its owner signs in to, and joined orders cannot be parted again. The unique index excepts all
 * but the oldest of them, the log says how many there are, and the command `duplicate-accounts` lists them.
 *
 * A second run changes nothing, unless an excepted account is the only one with its address by then.
 */
export async function allowOneAccountPerAddress(container: MedusaContainer): Promise<void> {
  await normalizeAddresses(container);
  const later = await laterAccounts(container);
  const excepted = await exceptedAccounts(container);
  if (excepted !== later.join(" ")) await createAccountAddressIndex(container, later);
  if (later.length > 0) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.warn(
      `${later.length} customer account(s) share an address with an older one. They stay as they ` +
        "are. The command duplicate-accounts lists them.",
    );
  }
}
