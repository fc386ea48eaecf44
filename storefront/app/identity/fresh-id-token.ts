/** The provider's account, as its token needs it. */
interface Account {
  emailVerified: boolean;
  getIdToken: (forceRefresh?: boolean) => Promise<string>;
}

/**
 * The account's ID token, which the provider's SDK keeps for an hour. A token from before the
 * verification of the e-mail address is replaced: only a new one has the rights of that address.
 */
export async function freshIdToken(account: Account): Promise<string> {
  const kept = await account.getIdToken();
  if (!account.emailVerified || hasVerifiedEmail(kept)) return kept;
  return account.getIdToken(true);
}

/** Whether a token says that the e-mail address is verified. The backend checks the token. */
function hasVerifiedEmail(idToken: string): boolean {
  try {
    const payload = idToken.split(".")[1] ?? "";
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/")));
    return (claims as { email_verified?: unknown }).email_verified === true;
  } catch {
    // Not a token of the provider: the backend refuses it.
    return true;
  }
}
