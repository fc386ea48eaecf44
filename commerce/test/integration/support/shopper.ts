import { inject } from "vitest";
import { call, idTokenOf, newAddress, signIn } from "./backend";

/** A new account that is signed in. */
export interface Shopper {
  email: string;
  password: string;
  id: string;
  idToken: string;
  token: string;
}

/** Signs a new shopper up as the storefront does; `profile` is the typed data. */
export async function newShopper(profile: Record<string, unknown> = {}): Promise<Shopper> {
  const email = newAddress();
  const password = "ink-and-paper";
  const idToken = await idTokenOf({ email, password });
  const first = await signIn("customer", idToken);
  const created = await call<{ customer: { id: string } }>("/store/customers", {
    token: first.body.token,
    body: { email, first_name: "Sam", last_name: "Shopper", ...profile },
  });
  const { body } = await signIn("customer", idToken);
  return { email, password, id: created.body.customer.id, idToken, token: body.token ?? "" };
}

/** A session's cookie for a token; `cookie` is the one that the browser sends. */
export async function sessionCookie(token: string, cookie?: string): Promise<string> {
  const answer = await fetch(`${inject("shop").commerceUrl}/auth/session`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, ...(cookie ? { cookie } : {}) },
  });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}
