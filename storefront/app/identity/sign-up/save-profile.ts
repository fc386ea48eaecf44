import { addAddress, listAddresses, updateCustomer } from "~/commerce/customer-calls.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { countryCode } from "./country-code.ts";
import { splitName } from "./person-name.ts";
import type { TypedProfile } from "./unfinished-profile.ts";

/**
 * Saves the phone number and the address of the sign-up form for the token's customer. A customer
 * with a saved address keeps it. Throws as medusa-js does.
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
    // An unknown country is stored as typed.
    ...(code ? { country_code: code } : { metadata: { country } }),
    is_default_shipping: true,
    is_default_billing: true,
  });
}
