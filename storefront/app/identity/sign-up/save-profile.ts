import { addAddress, listAddresses, updateCustomer } from "~/commerce/customer-calls.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { countryCode } from "./country-code.ts";
import { splitName } from "./person-name.ts";
import type { TypedProfile } from "./unfinished-profile.ts";

/**
 * Gives the customer whom the token stands for the phone and the address that were typed at
 * sign-up. Somebody who has an address already keeps what he has. Throws as medusa-js does.
 */
export async function finishProfile(
  config: PublicConfig,
  token: string,
  typed: TypedProfile,
): Promise<void> {
  const { newMedusaClient } = await import("~/commerce/medusa-client.ts");
  const medusa = newMedusaClient(config, token);
  if ((await listAddresses(medusa)).length > 0) return;
  const name = splitName(typed.name);
  const phone = typed.phone.trim();
  await updateCustomer(medusa, { ...name, phone });
  const country = typed.country.trim();
  const code = countryCode(country);
  await addAddress(medusa, {
    ...name,
    phone,
    address_1: typed.address.trim(),
    city: typed.city.trim(),
    postal_code: typed.zip.trim(),
    // A country we do not know by its code is kept as it was typed.
    ...(code ? { country_code: code } : { metadata: { country } }),
    is_default_shipping: true,
    is_default_billing: true,
  });
}
