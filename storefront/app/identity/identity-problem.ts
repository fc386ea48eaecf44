import { m } from "~/paraglide/messages.js";

/** Why a sign-in or sign-up failed: a stable code, and a sentence for people. */
export interface IdentityProblem {
  code: string;
  sentence: string;
}

/** An expected failure, with its sentence. */
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

/**
 * The provider's codes without "auth/", matched by their beginning because some contain a whole
 * sentence, such as "api-key-not-valid.-please-pass-a-valid-api-key.". Longer ones come first.
 */
const sentences: readonly [prefix: string, sentence: () => string][] = [
  ["invalid-credential", m.problem_wrong_credentials],
  ["invalid-login-credentials", m.problem_wrong_credentials],
  ["wrong-password", m.problem_wrong_credentials],
  ["user-not-found", m.problem_wrong_credentials],
  ["user-mismatch", m.problem_another_account],
  ["user-disabled", m.problem_closed],
  ["user-token-expired", m.problem_ended],
  ["id-token-expired", m.problem_ended],
  ["requires-recent-login", m.problem_sign_in_again],
  ["invalid-email", m.problem_not_an_email],
  ["missing-email", m.problem_no_email],
  ["missing-password", m.problem_no_password],
  ["email-already-in-use", m.problem_in_use],
  ["credential-already-in-use", m.problem_details_in_use],
  ["account-exists-with-different", m.problem_other_way],
  ["weak-password", m.problem_easy_password],
  ["password-does-not-meet", m.problem_easy_password],
  ["too-many-requests", m.problem_too_many],
  ["quota-exceeded", m.problem_too_many],
  ["network-request-failed", m.problem_offline],
  ["timeout", m.problem_too_long],
  ["expired-action-code", m.problem_link_over],
  ["invalid-action-code", m.problem_link_over],
  ["popup-blocked", m.problem_popup_blocked],
  ["popup-closed-by-user", m.problem_popup_closed],
  ["cancelled-popup-request", m.problem_popup_closed],
  ["multi-factor-auth-required", m.problem_second_factor],
  ["web-storage-unsupported", m.problem_no_storage],
  ["unauthorized-domain", m.problem_not_configured],
  ["invalid-api-key", m.problem_not_configured],
  ["api-key-not-valid", m.problem_not_configured],
  ["operation-not-allowed", m.problem_not_configured],
  ["configuration-not-found", m.problem_not_configured],
];

/** The problem of any failure of the identity provider or the network. */
export function identityProblem(cause: unknown): IdentityProblem {
  if (cause instanceof IdentityError) return { code: cause.code, sentence: cause.message };
  const code = codeOf(cause);
  const known = sentences.find(([prefix]) => code.startsWith(prefix));
  return {
    code: code || "unexpected",
    sentence: (known?.[1] ?? m.problem_any_other)(),
  };
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error) || !("code" in cause) || typeof cause.code !== "string") return "";
  return cause.code.replace(/^auth\//, "");
}
