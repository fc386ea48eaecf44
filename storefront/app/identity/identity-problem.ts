/** Why somebody could not be signed in or up: a stable code, and a sentence for people. */
export interface IdentityProblem {
  code: string;
  sentence: string;
}

/** An expected failure of ours, with its sentence. */
export class IdentityError extends Error {
  override name = "IdentityError";
  constructor(
    readonly code: string,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}

const wrongCredentials = "The email address or the password is not right.";
const notConfigured = "Signing in is not set up correctly. Please tell us about it.";
const popupClosed = "The sign-in window was closed before you were signed in.";

/**
 * The provider's codes without "auth/". Matched by their beginning: some of them carry a whole
 * sentence, such as "api-key-not-valid.-please-pass-a-valid-api-key.". Longer ones come first.
 */
const sentences: readonly [prefix: string, sentence: string][] = [
  ["invalid-credential", wrongCredentials],
  ["invalid-login-credentials", wrongCredentials],
  ["wrong-password", wrongCredentials],
  ["user-not-found", wrongCredentials],
  ["user-mismatch", "This is another account than the one you are signed in with."],
  ["user-disabled", "This account has been closed. Contact us if that is a mistake."],
  ["user-token-expired", "Your sign-in has ended. Please sign in again."],
  ["id-token-expired", "Your sign-in has ended. Please sign in again."],
  ["requires-recent-login", "Please sign in again to go on."],
  ["invalid-email", "Enter a Valid email"],
  ["missing-email", "Enter your email"],
  ["missing-password", "Create a password"],
  ["email-already-in-use", "There is an account with this address already. Sign in instead."],
  ["credential-already-in-use", "These details belong to another account already."],
  ["account-exists-with-different", "Sign in the way you did when you made this account."],
  ["weak-password", "This password is too easy to guess. Choose a longer one."],
  ["password-does-not-meet", "This password is too easy to guess. Choose a longer one."],
  ["too-many-requests", "There were too many attempts. Wait a few minutes and try again."],
  ["quota-exceeded", "There were too many attempts. Wait a few minutes and try again."],
  ["network-request-failed", "No connection. Check your network and try again."],
  ["timeout", "This took too long. Check your network and try again."],
  ["popup-blocked", "Your browser blocked the sign-in window. Allow it and try again."],
  ["popup-closed-by-user", popupClosed],
  ["cancelled-popup-request", popupClosed],
  ["multi-factor-auth-required", "This account needs a second factor, which we do not support."],
  ["web-storage-unsupported", "Your browser blocks the storage that signing in needs."],
  ["unauthorized-domain", notConfigured],
  ["invalid-api-key", notConfigured],
  ["api-key-not-valid", notConfigured],
  ["operation-not-allowed", notConfigured],
  ["configuration-not-found", notConfigured],
];

const anyOther = "That did not work. Please try again in a moment.";

/** A sentence for whatever went wrong at the identity provider or on the way to it. */
export function identityProblem(cause: unknown): IdentityProblem {
  if (cause instanceof IdentityError) return { code: cause.code, sentence: cause.message };
  const code = codeOf(cause);
  const known = sentences.find(([prefix]) => code.startsWith(prefix));
  return { code: code || "unexpected", sentence: known?.[1] ?? anyOther };
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error) || !("code" in cause) || typeof cause.code !== "string") return "";
  return cause.code.replace(/^auth\//, "");
}
