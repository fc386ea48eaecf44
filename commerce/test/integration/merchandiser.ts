import { adminToken, call, newAddress } from "./engine";

/** A merchandiser of a test's own, beside the shop's. */
export interface Merchandiser {
  id: string;
  token: string;
}

/** Invites a merchandiser, who signs in with a password. */
export async function newMerchandiser(): Promise<Merchandiser> {
  const email = newAddress();
  const password = crypto.randomUUID();
  const { body } = await call<{ invite: { token: string } }>("/admin/invites", {
    token: await adminToken(),
    body: { email },
  });
  const registered = await call<{ token: string }>("/auth/user/emailpass/register", {
    body: { email, password },
  });
  const accepted = await call<{ user: { id: string } }>(
    `/admin/invites/accept?token=${body.invite.token}`,
    { token: registered.body.token, body: { email, first_name: "Ada", last_name: "Admin" } },
  );
  const signedIn = await call<{ token: string }>("/auth/user/emailpass", {
    body: { email, password },
  });
  return { id: accepted.body.user.id, token: signedIn.body.token };
}

/** Removes a merchandiser. */
export async function removeMerchandiser({ id }: Merchandiser): Promise<void> {
  await call(`/admin/users/${id}`, { token: await adminToken(), method: "DELETE" });
}
