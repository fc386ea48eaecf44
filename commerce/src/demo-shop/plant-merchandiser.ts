import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createUsersWorkflow, setAuthAppMetadataWorkflow } from "@medusajs/medusa/core-flows";

/** Makes the demonstration's merchandiser where there is none: a Medusa user with a password. */
export async function plantMerchandiser(
  container: MedusaContainer,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const userId = (await findUser(container, email)) ?? (await createUser(container, email));
  const auth = container.resolve(Modules.AUTH);
  const [known] = await auth.listAuthIdentities({
    provider_identities: { provider: "emailpass", entity_id: email },
  });
  const { authIdentity, error } = known
    ? { authIdentity: known }
    : await auth.register("emailpass", { body: { email, password } });
  if (!authIdentity) throw new Error(`The merchandiser could not be made: ${error}`);
  if (authIdentity.app_metadata?.user_id) return;
  await setAuthAppMetadataWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, actorType: "user", value: userId },
  });
}

async function findUser(container: MedusaContainer, email: string): Promise<string | undefined> {
  const [user] = await container.resolve(Modules.USER).listUsers({ email }, { take: 1 });
  return user?.id;
}

async function createUser(container: MedusaContainer, email: string): Promise<string> {
  const { result } = await createUsersWorkflow(container).run({
    input: { users: [{ email, first_name: "Demo", last_name: "Merchandiser" }] },
  });
  const [user] = result;
  if (!user) throw new Error("Medusa has made no user.");
  return user.id;
}
