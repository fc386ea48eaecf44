import type {
  AuthIdentityDTO,
  InviteDTO,
  IUserModuleService,
  MedusaContainer,
  UserDTO,
} from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { comparableAddress } from "../email-address";

/**
 * The Medusa user with an address, however A–Z are written in it. Nobody where several have it: it
 * cannot be told who is meant.
 */
export async function userOfAddress(
  users: IUserModuleService,
  email: string,
): Promise<UserDTO | undefined> {
  const wanted = comparableAddress(email);
  // Finds too many rather than too few: it looks into names as well, and folds every letter.
  const alike = await users.listUsers({ q: wanted }, { take: null });
  const [user, another] = alike.filter((one) => comparableAddress(one.email) === wanted);
  return another ? undefined : user;
}

/** The invitations of Medusa's admin to an address that still hold, however A–Z are written in it. */
export async function pendingInvitesOf(
  users: IUserModuleService,
  email: string,
): Promise<InviteDTO[]> {
  const wanted = comparableAddress(email);
  // Finds too many rather than too few, as above.
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
  // The module's types know no filter for it, Medusa's own workflows use it all the same.
  const filters = { app_metadata: { user_id: userId } } as Record<string, unknown>;
  return container.resolve(Modules.AUTH).listAuthIdentities(filters, { take: null });
}
