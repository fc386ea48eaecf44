import type { Result } from "~/commerce/result.ts";
import { type IdentityProblem, identityProblem } from "./identity-problem.ts";
import { loadProvider } from "./session.ts";

type Outcome<Value> = Result<Value, IdentityProblem>;

/** Confirms an address by the code of the link in its mail. */
export function confirmAddress(code: string): Promise<Outcome<void>> {
  return outcome(async () => (await loadProvider()).confirmAddress(code));
}

/** The address of the account of a reset mail's link; reading it does not use the code up. */
export function addressOfReset(code: string): Promise<Outcome<string>> {
  return outcome(async () => (await loadProvider()).addressOfReset(code));
}

/** Sets the password of the account of a reset mail's link. */
export function resetPassword(code: string, wanted: string): Promise<Outcome<void>> {
  return outcome(async () => (await loadProvider()).resetPassword(code, wanted));
}

async function outcome<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (cause) {
    console.error("The link of a mail could not be followed.", cause);
    return { ok: false, problem: identityProblem(cause) };
  }
}
