import type { NewCustomer } from "~/commerce/backend-types.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { type Delay, delayOf, delaySentence, secondsOf } from "~/commerce/try-again.ts";
import { storedLanguage } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { IdentityError } from "./identity-problem.ts";

/** A backend session: its token, and its end in ms since 1970. */
export interface BackendSession {
  token: string;
  /** The id of the customer or admin user of the session. */
  actorId: string;
  /** Whether the account is a merchandiser too, whatever the session's actor is. */
  isMerchandiser: boolean;
  expiresAt: number;
}

type Actor = "customer" | "user";

/**
 * Exchanges the provider's ID token for a customer session. A new customer is created with
 * `profile` and the page's language, which the welcome mail follows.
 * @throws IdentityError with a sentence if the backend refuses or cannot be reached
 */
export async function customerSession(
  config: PublicConfig,
  idToken: string,
  profile: NewCustomer,
): Promise<BackendSession> {
  const known = await exchange(config, "customer", idToken);
  if (known.actorId) return known;
  const metadata = { locale: storedLanguage() };
  await post(config, "/store/customers", { ...profile, metadata }, known.token);
  return exchange(config, "customer", idToken);
}

/**
 * Exchanges the provider's ID token for a merchandiser session.
 * @throws IdentityError with code "not-allowed" for anybody else
 */
export async function merchandiserSession(
  config: PublicConfig,
  idToken: string,
): Promise<BackendSession> {
  const session = await exchange(config, "user", idToken);
  if (!session.actorId) throw new IdentityError("not-allowed", m.problem_not_allowed());
  return session;
}

/** The backend answers in milliseconds; no answer after this long counts as none. */
const timeoutMs = 30_000;

/** A session with an empty `actorId`: the backend has the account without a customer or user. */
async function exchange(
  config: PublicConfig,
  actor: Actor,
  idToken: string,
): Promise<BackendSession> {
  const answer = await post(config, `/auth/${actor}/firebase`, { id_token: idToken });
  const token = typeof answer === "object" && answer && "token" in answer ? answer.token : null;
  if (typeof token !== "string") throw new IdentityError("unexpected", m.problem_unavailable());
  return sessionOf(token);
}

async function post(
  config: PublicConfig,
  path: string,
  body: unknown,
  token?: string,
): Promise<unknown> {
  const response = await fetch(config.commerceUrl + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": config.publishableKey,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new IdentityError("unreachable", m.problem_unreachable(), { cause });
  });
  if (!response.ok) throw await refusal(response, path);
  return response.json();
}

async function refusal(response: Response, path: string): Promise<IdentityError> {
  const cause = `${path} answered ${response.status}: ${await response.text()}`;
  if (response.status === 401 || response.status === 403) {
    return path.startsWith("/auth/user")
      ? new IdentityError("not-allowed", m.problem_not_allowed(), { cause })
      : new IdentityError("refused", m.problem_refused(), { cause });
  }
  if (path === "/store/customers" && /exists/i.test(cause)) {
    return new IdentityError("customer-exists", m.problem_customer_exists(), { cause });
  }
  const delay = delayOf(response.status);
  if (!delay) return new IdentityError("unavailable", m.problem_unavailable(), { cause });
  const seconds = secondsOf(response.headers.get("retry-after"));
  return new IdentityError(codeOfDelay[delay], delaySentence(delay, seconds), { cause });
}

/** The identity provider's codes for the same delays. */
const codeOfDelay: Record<Delay, string> = {
  busy: "busy",
  "too-many": "too-many-requests",
  unavailable: "unavailable",
};

function sessionOf(token: string): BackendSession {
  const { actor_id, app_metadata, exp } = claimsOf(token);
  const { user_id } = (app_metadata ?? {}) as { user_id?: unknown };
  return {
    token,
    actorId: typeof actor_id === "string" ? actor_id : "",
    isMerchandiser: typeof user_id === "string" && user_id !== "",
    expiresAt: typeof exp === "number" ? exp * 1000 : Date.now(),
  };
}

/** The claims of a token. They are read, not verified: the backend verifies them. */
function claimsOf(token: string): Record<string, unknown> {
  const payload = token.split(".")[1] ?? "";
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, "+").replace(/_/g, "/")), (character) =>
    character.charCodeAt(0),
  );
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return typeof claims === "object" && claims !== null ? { ...claims } : {};
}
