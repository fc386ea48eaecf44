import type { AuthIdentityDTO, IUserModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { pendingInvitesOf, userOfAddress } from "../merchandisers/user-of-address";

interface Input {
  authIdentityId: string;
}

/** The Medusa user an identity is bound to, if there is (still) such a user. */
async function boundUser(
  users: IUserModuleService,
  { app_metadata }: AuthIdentityDTO,
): Promise<string | undefined> {
  const id = app_metadata?.user_id;
  if (typeof id !== "string") return;
  const [user] = await users.listUsers({ id }, { take: 1 });
  return user?.id;
}

/** The identity's address, if Firebase has verified it. */
function verifiedAddress({ provider_identities }: AuthIdentityDTO): string | undefined {
  const firebase = provider_identities?.find(({ provider }) => provider === "firebase");
  const { email, email_verified } = firebase?.user_metadata ?? {};
  if (email_verified !== true || typeof email !== "string" || email === "") return;
  return email;
}

/** What was made of an invitation of the admin's, for taking it back. */
interface Accepted {
  userId: string;
  inviteIds: string[];
}

/** Makes the Medusa user that somebody with this address was invited to be in the admin, if any. */
async function acceptInvitation(
  users: IUserModuleService,
  email: string,
): Promise<Accepted | undefined> {
  const invites = await pendingInvitesOf(users, email);
  if (invites.length === 0) return;
  const inviteIds = invites.map(({ id }) => id);
  const { id: userId } = await users.createUsers({ email });
  await users.softDeleteInvites(inviteIds);
  return { userId, inviteIds };
}

const bindMerchandiserStep = createStep(
  "bind-merchandiser",
  async ({ authIdentityId }: Input, { container }) => {
    const auth = container.resolve(Modules.AUTH);
    const users = container.resolve(Modules.USER);
    const identity = await auth.retrieveAuthIdentity(authIdentityId, {
      relations: ["provider_identities"],
    });
    const email = verifiedAddress(identity);
    let accepted: Accepted | undefined;
    let userId = await boundUser(users, identity);
    if (!userId && email) userId = (await userOfAddress(users, email))?.id;
    if (!userId && email) {
      accepted = await acceptInvitation(users, email);
      userId = accepted?.userId;
    }
    const { user_id: before = null, ...others } = identity.app_metadata ?? {};
    // Nulled, not left out: an update merges what it is given into what is there.
    const after = userId ?? null;
    if (after !== before) {
      await auth.updateAuthIdentities({
        id: authIdentityId,
        app_metadata: { ...others, user_id: after },
      });
    }
    return new StepResponse(userId !== undefined, {
      accepted,
      identity: { id: authIdentityId, app_metadata: { ...others, user_id: before } },
    });
  },
  async (before, { container }) => {
    if (!before) return;
    await container.resolve(Modules.AUTH).updateAuthIdentities(before.identity);
    if (!before.accepted) return;
    const users = container.resolve(Modules.USER);
    await users.restoreInvites(before.accepted.inviteIds);
    await users.deleteUsers([before.accepted.userId]);
  },
);

/**
 * Binds a Firebase identity to the Medusa user with the same address, if Firebase has verified
 * that address; one whom the admin invited becomes a Medusa user now. An identity that is bound
 * stays bound, as long as its user exists. Answers whether it is bound.
 */
export const bindMerchandiserWorkflow = createWorkflow("bind-merchandiser", (input: Input) => {
  return new WorkflowResponse(bindMerchandiserStep(input));
});
