import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createUsersWorkflow } from "@medusajs/medusa/core-flows";
import { addressOrExit } from "./merchandisers/merchandiser-address";
import { boundIdentities, userOfAddress } from "./merchandisers/user-of-address";

/**
 * Makes the owner of a verified Firebase account with this address a merchandiser at the next
 * sign-in: `medusa exec ./src/invite-merchandiser.js mira@example.com`. Running it again changes
 * nothing. Exits with 2 where the address is missing or invalid.
 */
export default async function inviteMerchandiser({ container, args }: ExecArgs): Promise<void> {
  const email = addressOrExit(args);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const known = await userOfAddress(container.resolve(Modules.USER), email);
  if (known && (await boundIdentities(container, known.id)).length > 0) {
    logger.info(`${known.email} is a merchandiser already. Nothing to do.`);
    return;
  }
  if (!known) await createUsersWorkflow(container).run({ input: { users: [{ email }] } });
  logger.info(
    known
      ? `${known.email} is invited already and has not signed in yet.`
      : `${email} is invited: there is a Medusa user with this address now.`,
  );
  logger.info(
    "Next: sign up in the shop with exactly this address, follow the link in the verification " +
      "mail, and sign in. From then on this account is a merchandiser's.",
  );
}
