import type {
  AuthIdentityDTO,
  InviteDTO,
  IUserModuleService,
  MedusaContainer,
  UserDTO,
} from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { comparableAddress } from "../email-address";

/** The Medusa user with an address, whatever the case of A–Z; undefined where several match. */
export async function userOfAddress(
  users: IUserModuleService,
  email: string,
): Promise<UserDTO | undefined> {
  const wanted = comparableAddress(email);
  // The search finds too many users: it also searches names, and ignores the case of all letters.
  const alike = await users.listUsers({ q: wanted }, { take: null });
  const [user, another] = alike.filter((one) => comparableAddress(one.email) === wanted);
  return another ? undefined : user;
}

/** The valid invitations of an address, whatever the case of A–Z. */
export async function pendingInvitesOf(
  users: IUserModuleService,
  email: string,
): Promise<InviteDTO[]> {
  const wanted = comparableAddress(email);
  // The search finds too many, as above.
  const alike = await users.listInvites({ q: wanted }, { take: null });
  const now = new Date();
  return alike.filter(
    ({ email: invited, accepted, expires_at }) =>
      comparableAddress(invited) === wanted && !accepted && new Date(expires_at) > now,
  );
}

/** The Firebase accounts that are bound to a Medusa user. */
export async function boundIdentities(
  container: MedusaContainer,
  userId: string,
): Promise<AuthIdentityDTO[]> {
  // The module's types lack this filter, which Medusa's own workflows use.
  const filters = { app_metadata: { user_id: userId } } as Record<string, unknown>;
  return container.resolve(Modules.AUTH).listAuthIdentities(filters, { take: null });
}
