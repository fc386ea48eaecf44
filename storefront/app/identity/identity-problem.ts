import { problemTexts } from "./problem-texts.ts";

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

type Sentence = keyof ReturnType<typeof problemTexts>;

/**
 * The provider's codes without "auth/". Matched by their beginning: some of them carry a whole
 * sentence, such as "api-key-not-valid.-please-pass-a-valid-api-key.". Longer ones come first.
 */
const sentences: readonly [prefix: string, sentence: Sentence][] = [
  ["invalid-credential", "wrongCredentials"],
  ["invalid-login-credentials", "wrongCredentials"],
  ["wrong-password", "wrongCredentials"],
  ["user-not-found", "wrongCredentials"],
  ["user-mismatch", "anotherAccount"],
  ["user-disabled", "closed"],
  ["user-token-expired", "ended"],
  ["id-token-expired", "ended"],
  ["requires-recent-login", "signInAgain"],
  ["invalid-email", "notAnEmail"],
  ["missing-email", "noEmail"],
  ["missing-password", "noPassword"],
  ["email-already-in-use", "inUse"],
  ["credential-already-in-use", "detailsInUse"],
  ["account-exists-with-different", "otherWay"],
  ["weak-password", "easyPassword"],
  ["password-does-not-meet", "easyPassword"],
  ["too-many-requests", "tooMany"],
  ["quota-exceeded", "tooMany"],
  ["network-request-failed", "offline"],
  ["timeout", "tooLong"],
  ["expired-action-code", "linkOver"],
  ["invalid-action-code", "linkOver"],
  ["popup-blocked", "popupBlocked"],
  ["popup-closed-by-user", "popupClosed"],
  ["cancelled-popup-request", "popupClosed"],
  ["multi-factor-auth-required", "secondFactor"],
  ["web-storage-unsupported", "noStorage"],
  ["unauthorized-domain", "notConfigured"],
  ["invalid-api-key", "notConfigured"],
  ["api-key-not-valid", "notConfigured"],
  ["operation-not-allowed", "notConfigured"],
  ["configuration-not-found", "notConfigured"],
];

/** A sentence for whatever went wrong at the identity provider or on the way to it. */
export function identityProblem(cause: unknown): IdentityProblem {
  if (cause instanceof IdentityError) return { code: cause.code, sentence: cause.message };
  const code = codeOf(cause);
  const known = sentences.find(([prefix]) => code.startsWith(prefix));
  return { code: code || "unexpected", sentence: problemTexts()[known?.[1] ?? "anyOther"] };
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error) || !("code" in cause) || typeof cause.code !== "string") return "";
  return cause.code.replace(/^auth\//, "");
}
