/** The provider's account, as far as its token is asked for. */
interface Account {
  emailVerified: boolean;
  getIdToken: (forceRefresh?: boolean) => Promise<string>;
}

/**
 * The account's ID token, which the provider's SDK keeps for an hour. One of the time before the
 * address was verified is exchanged for a new one: only that opens what the address is a key to.
 */
export async function freshIdToken(account: Account): Promise<string> {
  const kept = await account.getIdToken();
  if (!account.emailVerified || saysVerified(kept)) return kept;
  return account.getIdToken(true);
}

/** Whether a token says so. It is read, not verified: that is for the backend. */
function saysVerified(idToken: string): boolean {
  try {
    const payload = idToken.split(".")[1] ?? "";
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/")));
    return (claims as { email_verified?: unknown }).email_verified === true;
  } catch {
    // No token of the provider's looks like this: it is the backend's to refuse.
    return true;
  }
}
