import { addAddress, listAddresses } from "~/commerce/customer-calls.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { countryCode } from "./country-code.ts";
import { customerSession } from "./engine-exchange.ts";
import { type IdentityProblem, identityProblem } from "./identity-problem.ts";
import { splitName } from "./person-name.ts";
import { becomeGuest, loadProvider } from "./session.ts";
import type { SignUpValues } from "./sign-up-rules.ts";

/**
 * Makes the account: at the provider (which alone gets the password) with its verification mail,
 * and as a customer of the shop with the address. The new account is not left signed in. Asked
 * again after a failure, it goes on where it stopped. Gives the problem when it fails.
 */
export async function signUp(
  config: PublicConfig,
  values: SignUpValues,
): Promise<IdentityProblem | null> {
  const email = values.email.trim();
  try {
    const provider = await loadProvider();
    const account = await provider.createAccount(email, values.password, values.name.trim());
    await saveProfile(config, await account.getIdToken(true), values);
    await provider.sendVerificationMail(account);
    await provider.endSession();
    becomeGuest();
    return null;
  } catch (cause) {
    console.error("Sign-up failed.", cause);
    return identityProblem(cause);
  }
}

async function saveProfile(
  config: PublicConfig,
  idToken: string,
  values: SignUpValues,
): Promise<void> {
  const name = splitName(values.name);
  const phone = values.phone.trim();
  const profile = { email: values.email.trim().toLowerCase(), ...name, phone };
  const session = await customerSession(config, idToken, profile);
  const country = values.country.trim();
  const code = countryCode(country);
  const { newMedusaClient } = await import("~/commerce/medusa-client.ts");
  const medusa = newMedusaClient(config, session.token);
  // Saved by an earlier try whose mail could not be sent.
  if ((await listAddresses(medusa)).length > 0) return;
  await addAddress(medusa, {
    ...name,
    phone,
    address_1: values.address.trim(),
    city: values.city.trim(),
    postal_code: values.zip.trim(),
    // A country we do not know by its code is kept as it was typed.
    ...(code ? { country_code: code } : { metadata: { country } }),
    is_default_shipping: true,
  });
}
