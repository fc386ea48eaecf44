/**
 * Headers of every call to the backend. medusa-js keeps a reference to this object (its own token
 * manager is not exported), so a change applies from the next call. A token is never stored.
 */
export const sessionHeaders: Record<string, string> = {};

/** Calls are made for this customer from now on; null means a guest. */
export function speakAs(customerToken: string | null): void {
  if (customerToken) sessionHeaders.Authorization = `Bearer ${customerToken}`;
  else delete sessionHeaders.Authorization;
}

let renew: (() => Promise<boolean>) | undefined;

/** Sets how a session that the backend no longer accepts is renewed; true means that it was. */
export function renewSessionBy(way: () => Promise<boolean>): void {
  renew = way;
}

/** Renews the session after a 401 answer. False if nobody is signed in. */
export async function renewedSession(): Promise<boolean> {
  return (await renew?.()) ?? false;
}
