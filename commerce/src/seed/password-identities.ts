import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/** Medusa's own provider of passwords, which the shop does not have. */
const passwords = "emailpass";

/**
 * Removes what an older database holds of Medusa's own passwords: nobody can sign in with one, and
 * their hashes are not worth keeping. The Medusa users stay; the Firebase account with a user's
 * verified address takes their place at its next sign-in. Doing it again changes nothing.
 */
export async function removePasswordIdentities(container: MedusaContainer): Promise<void> {
  const auth = container.resolve(Modules.AUTH);
  const known = await auth.listProviderIdentities({ provider: passwords }, { take: null });
  if (known.length === 0) return;
  const ids = known.flatMap(({ auth_identity_id }) => auth_identity_id ?? []);
  const identities = await auth.listAuthIdentities(
    { id: ids },
    { take: null, relations: ["provider_identities"] },
  );
  const hasAnother = (one: (typeof identities)[number]) =>
    one.provider_identities?.some(({ provider }) => provider !== passwords);
  await auth.deleteProviderIdentities(known.map(({ id }) => id));
  await auth.deleteAuthIdentities(identities.filter((one) => !hasAnother(one)).map(({ id }) => id));
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`${known.length} password(s) of Medusa's own are removed: people sign in at Firebase`);
}
