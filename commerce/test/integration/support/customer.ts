import { call, idTokenOf, newAddress, signIn, verifyAddress } from "./backend";

/** A new customer who is signed in. */
export interface SignedIn {
  id: string;
  email: string;
  token: string;
}

/** Creates an account and its customer. */
export async function newCustomer(): Promise<SignedIn> {
  const account = { email: newAddress(), password: "ink-and-paper" };
  await verifyAddress(await idTokenOf(account));
  const idToken = await idTokenOf(account);
  const { body: first } = await signIn("customer", idToken);
  await call("/store/customers", { token: first.token, body: { email: account.email } });
  const { body: second } = await signIn("customer", idToken);
  const token = second.token ?? "";
  const { body } = await call<{ customer: { id: string } }>("/store/customers/me", { token });
  return { id: body.customer.id, email: account.email, token };
}
