import { clientState } from "~/client-state/client-state.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { IdentityError, type IdentityProblem, identityProblem } from "../identity-problem.ts";
import { safeReturnPath } from "../return-path.ts";
import { merchandiserToken } from "./merchandiser-session.ts";

/* Medusa's admin has a session cookie of the backend's own address. The sign-in of the shop
   opens it together with the product forms, and the sign-out ends it. */

/** The backend answers in milliseconds; no answer after this long counts as none. */
const timeoutMs = 30_000;

/** The URL of a page of Medusa's admin; its first page if the path is not valid. */
export function adminAddress(config: PublicConfig, page: string | null): string {
  return `${config.commerceUrl}/app${safeReturnPath(page)}`;
}

/**
 * Opens Medusa's admin for the signed-in merchandiser. False if nobody is signed in or the backend
 * does not accept the person: the merchandiser's state says which.
 * @throws IdentityError if the backend cannot be reached or refuses the session
 */
export async function openMedusaAdmin(config: PublicConfig): Promise<boolean> {
  const token = await merchandiserToken(config);
  if (!token) return false;
  await session(config, { method: "POST", headers: { authorization: `Bearer ${token}` } });
  return true;
}

/** Ends the session of Medusa's admin in this browser. Gives the problem if it fails. */
export async function closeMedusaAdmin(config: PublicConfig): Promise<IdentityProblem | null> {
  // Only merchandisers can have opened it; the hint saves shoppers the call.
  if (!clientState.getState().user.userInfo?.isMerchandiser) return null;
  try {
    await session(config, { method: "DELETE" }, [401]);
    return null;
  } catch (cause) {
    console.error("The session of Medusa's admin could not be ended.", cause);
    return identityProblem(cause);
  }
}

async function session(
  config: PublicConfig,
  request: RequestInit,
  expected: number[] = [],
): Promise<void> {
  const answer = await fetch(`${config.commerceUrl}/auth/session`, {
    ...request,
    // The cookie belongs to the backend, another origin of the same site.
    credentials: "include",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new IdentityError("unreachable", m.problem_unreachable(), { cause });
  });
  if (answer.ok || expected.includes(answer.status)) return;
  const cause = `/auth/session answered ${answer.status}: ${await answer.text()}`;
  throw new IdentityError("unavailable", m.problem_unavailable(), { cause });
}
