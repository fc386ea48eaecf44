import { adminToken, call, idTokenOf, newAddress, signIn, verifyAddress } from "./backend";

/** A merchandiser of a test. */
export interface Merchandiser {
  id: string;
  token: string;
}

/** Invites a merchandiser and signs in with the invited address. */
export async function newMerchandiser(): Promise<Merchandiser> {
  const account = { email: newAddress(), password: crypto.randomUUID() };
  await call("/admin/invites", { token: await adminToken(), body: { email: account.email } });
  await verifyAddress(await idTokenOf(account));
  const { token = "" } = (await signIn("user", await idTokenOf(account))).body;
  const { body } = await call<{ user: { id: string } }>("/admin/users/me", { token });
  return { id: body.user.id, token };
}

export async function removeMerchandiser({ id }: Merchandiser): Promise<void> {
  await call(`/admin/users/${id}`, { token: await adminToken(), method: "DELETE" });
}
