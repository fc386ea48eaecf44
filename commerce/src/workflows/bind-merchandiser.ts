import type { AuthIdentityDTO, IUserModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { userOfAddress } from "../merchandisers/user-of-address";

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

/** The Medusa user with the identity's address, if Firebase has verified that address. */
async function userOfVerifiedAddress(
  users: IUserModuleService,
  { provider_identities }: AuthIdentityDTO,
): Promise<string | undefined> {
  const firebase = provider_identities?.find(({ provider }) => provider === "firebase");
  const { email, email_verified } = firebase?.user_metadata ?? {};
  if (email_verified !== true || typeof email !== "string" || email === "") return;
  return (await userOfAddress(users, email))?.id;
}

const bindMerchandiserStep = createStep(
  "bind-merchandiser",
  async ({ authIdentityId }: Input, { container }) => {
    const auth = container.resolve(Modules.AUTH);
    const users = container.resolve(Modules.USER);
    const identity = await auth.retrieveAuthIdentity(authIdentityId, {
      relations: ["provider_identities"],
    });
    const userId =
      (await boundUser(users, identity)) ?? (await userOfVerifiedAddress(users, identity));
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
      id: authIdentityId,
      app_metadata: { ...others, user_id: before },
    });
  },
  async (before, { container }) => {
    if (before) await container.resolve(Modules.AUTH).updateAuthIdentities(before);
  },
);

/**
 * Binds a Firebase identity to the Medusa user with the same address, if Firebase has verified
 * that address. An identity that is bound stays bound, as long as its user exists. Answers whether
 * it is bound.
 */
export const bindMerchandiserWorkflow = createWorkflow("bind-merchandiser", (input: Input) => {
  return new WorkflowResponse(bindMerchandiserStep(input));
});
