/**
 * Headers that every call to the backend carries. medusa-js keeps a reference to this very object
 * (its own token manager is not exported), so a change counts from the next call on.
 * Memory only: a token is never stored.
 */
export const sessionHeaders: Record<string, string> = {};

/** Calls speak for this customer from now on; null: for a guest. */
export function speakAs(customerToken: string | null): void {
  if (customerToken) sessionHeaders.Authorization = `Bearer ${customerToken}`;
  else delete sessionHeaders.Authorization;
}

let renew: (() => Promise<boolean>) | undefined;

/** Tells how a session that the backend does not take any more is renewed; true: it was. */
export function renewSessionBy(way: () => Promise<boolean>): void {
  renew = way;
}

/** Renews the session, for a call that was answered 401. False where nobody is signed in. */
export async function renewedSession(): Promise<boolean> {
  return (await renew?.()) ?? false;
}
