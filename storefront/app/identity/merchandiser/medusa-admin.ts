import { clientState } from "~/client-state/client-state.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { IdentityError, type IdentityProblem, identityProblem } from "../identity-problem.ts";
import { safeReturnPath } from "../return-path.ts";
import { merchandiserToken } from "./merchandiser-session.ts";

/*
 * Medusa's admin knows people by a session cookie of the backend's own address. The shop opens it with
 * the same sign-in that opens the product forms, and ends it when somebody signs out here.
 */

/** The backend answers in milliseconds; one that takes this long does not answer. */
const timeoutMs = 30_000;

/** The address of a page of Medusa's admin; of its first page for what is no path. */
export function adminAddress(config: PublicConfig, page: string | null): string {
  return `${config.commerceUrl}/app${safeReturnPath(page)}`;
}

/**
 * Opens Medusa's admin to the merchandiser who is signed in. False where nobody is, or the backend
 * takes the person for none: the merchandiser's state says which.
 * @throws IdentityError where the backend cannot be reached or does not give the session
 */
export async function openMedusaAdmin(config: PublicConfig): Promise<boolean> {
  const token = await merchandiserToken(config);
  if (!token) return false;
  await session(config, { method: "POST", headers: { authorization: `Bearer ${token}` } });
  return true;
}

/** Ends the session of Medusa's admin, where this browser has one. Gives the problem when it fails. */
export async function closeMedusaAdmin(config: PublicConfig): Promise<IdentityProblem | null> {
  // Nobody else can have opened it. It is a hint, so that shoppers do not ask for nothing.
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
    // The cookie is the backend's: it comes from another address of the same site.
    credentials: "include",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new IdentityError("unreachable", m.problem_unreachable(), { cause });
  });
  if (answer.ok || expected.includes(answer.status)) return;
  const cause = `/auth/session answered ${answer.status}: ${await answer.text()}`;
  throw new IdentityError("unavailable", m.problem_unavailable(), { cause });
}
