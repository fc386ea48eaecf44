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

/**
 * The Medusa user that an identity is bound to; undefined where it is not bound or the user was
 * deleted.
 */
async function boundUser(
  users: IUserModuleService,
  { app_metadata }: AuthIdentityDTO,
): Promise<string | undefined> {
  const id = app_metadata?.user_id;
  if (typeof id !== "string") return;
  const [user] = await users.listUsers({ id }, { take: 1 });
  return user?.id;
}

/** The identity's address if Firebase has verified it. */
function verifiedAddress({ provider_identities }: AuthIdentityDTO): string | undefined {
  const firebase = provider_identities?.find(({ provider }) => provider === "firebase");
  const { email, email_verified } = firebase?.user_metadata ?? {};
  if (email_verified !== true || typeof email !== "string" || email === "") return;
  return email;
}

/** What the compensation needs to undo an accepted invitation. */
interface Accepted {
  userId: string;
  inviteIds: string[];
}

/** Creates the Medusa user of an invitation to this address; undefined where there is none. */
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
    // Null and not missing: an update merges its values into the stored ones.
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
 * Binds a Firebase identity to the Medusa user with the same address if Firebase has verified the
 * address. An invited person becomes a Medusa user now. A bound identity stays bound while its user
 * exists. Answers whether it is bound.
 */
export const bindMerchandiserWorkflow = createWorkflow("bind-merchandiser", (input: Input) => {
  return new WorkflowResponse(bindMerchandiserStep(input));
});
