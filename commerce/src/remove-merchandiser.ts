import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { removeUserAccountWorkflow, revokeApiKeysWorkflow } from "@medusajs/medusa/core-flows";
import { addressOrExit } from "./merchandisers/merchandiser-address";
import { boundIdentities, pendingInvitesOf, userOfAddress } from "./merchandisers/user-of-address";

/**
 * Removes the merchandiser's rights of an address, also of its current sessions, and revokes its
 * secret keys: `medusa exec ./src/remove-merchandiser.js mira@example.com`. The Firebase account
 * stays as a shopper's. Running it again changes nothing. Exits with 2 where the address is missing
 * or invalid.
 */
export default async function removeMerchandiser({ container, args }: ExecArgs): Promise<void> {
  const email = addressOrExit(args);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const users = container.resolve(Modules.USER);
  // The next sign-in would accept a remaining invitation otherwise.
  await users.deleteInvites((await pendingInvitesOf(users, email)).map(({ id }) => id));
  const user = await userOfAddress(users, email);
  if (!user) {
    logger.info(`${email} is no merchandiser. Nothing to do.`);
    return;
  }
  const identities = await boundIdentities(container, user.id);
  const secretKeys = await container
    .resolve(Modules.API_KEY)
    .listApiKeys({ type: "secret", revoked_at: { $eq: null } }, { take: null });
  const keys = secretKeys.filter(({ created_by }) => created_by === user.id);
  if (keys.length > 0) {
    await revokeApiKeysWorkflow(container).run({
      input: {
        selector: { id: keys.map(({ id }) => id) },
        revoke: { revoked_by: user.id },
      },
    });
  }
  await removeUserAccountWorkflow(container).run({ input: { userId: user.id } });
  // Medusa's workflow unbinds one identity; there may be two.
  const left = await boundIdentities(container, user.id);
  for (const { id, app_metadata } of left) {
    await container
      .resolve(Modules.AUTH)
      .updateAuthIdentities({ id, app_metadata: { ...app_metadata, user_id: null } });
  }
  logger.info(
    `${user.email} is no merchandiser any more: ${identities.length} sign-in(s) unbound, ` +
      `${keys.length} secret key(s) revoked. Its sessions are refused from now on.`,
  );
  const [, others] = await users.listAndCountUsers({}, { take: 1 });
  if (others === 0) logger.warn("There is no merchandiser left: invite one.");
}
