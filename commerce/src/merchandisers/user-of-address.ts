import type {
  AuthIdentityDTO,
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

/** The ways to sign in that are bound to a Medusa user: Firebase accounts, passwords. */
export async function boundIdentities(
  container: MedusaContainer,
  userId: string,
): Promise<AuthIdentityDTO[]> {
  // The module's types know no filter for it, Medusa's own workflows use it all the same.
  const filters = { app_metadata: { user_id: userId } } as Record<string, unknown>;
  return container.resolve(Modules.AUTH).listAuthIdentities(filters, { take: null });
}
