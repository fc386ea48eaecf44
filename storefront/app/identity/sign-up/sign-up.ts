import type { PublicConfig } from "~/commerce/public-config.ts";
import { customerSession } from "../backend-session.ts";
import { type IdentityProblem, identityProblem } from "../identity-problem.ts";
import { becomeGuest, loadProvider } from "../session.ts";
import { splitName } from "./person-name.ts";
import { finishProfile } from "./save-profile.ts";
import type { SignUpValues } from "./sign-up-rules.ts";
import {
  forgetUnfinishedProfile,
  keepUnfinishedProfile,
  type TypedProfile,
  unfinishedProfile,
  withoutPassword,
} from "./unfinished-profile.ts";

/** After these it is unknown whether the provider created the account. */
const answerLost = ["network-request-failed", "timeout"];

/**
 * Creates the account at the provider (which alone gets the password), which sends a verification
 * mail, and the customer with the address in the shop. The new account is not left signed in.
 * Called again after a failure, it continues where it stopped; the next sign-in in this browser
 * finishes the rest. Gives the problem if it fails.
 */
export async function signUp(
  config: PublicConfig,
  values: SignUpValues,
): Promise<IdentityProblem | null> {
  const email = values.email.trim();
  const profile = withoutPassword(values);
  const begunBefore = unfinishedProfile(email) !== null;
  let isMade = false;
  try {
    const provider = await loadProvider();
    keepUnfinishedProfile(profile);
    const account = await provider.createAccount(email, values.password, values.name.trim());
    isMade = true;
    await saveProfile(config, await account.getIdToken(true), profile);
    forgetUnfinishedProfile();
    await provider.sendVerificationMail(account);
    await provider.endSession();
    becomeGuest();
    return null;
  } catch (cause) {
    console.error("Sign-up failed.", cause);
    const problem = identityProblem(cause);
    if (!isMade && !begunBefore && !answerLost.includes(problem.code)) forgetUnfinishedProfile();
    return problem;
  }
}

async function saveProfile(
  config: PublicConfig,
  idToken: string,
  typed: TypedProfile,
): Promise<void> {
  const session = await customerSession(config, idToken, {
    email: typed.email.trim().toLowerCase(),
    ...splitName(typed.name),
    phone: typed.phone.trim(),
  });
  await finishProfile(config, session.token, typed);
}
