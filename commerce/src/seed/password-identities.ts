import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/** Medusa's password provider, which the shop does not load. */
const passwords = "emailpass";

/**
 * Deletes the passwords of an older version: nobody can sign in with one, and their hashes should
 * not be kept. The Medusa users stay, and the Firebase accounts with their verified addresses are
 * bound to them at the next sign-in. Safe to repeat.
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
