import { clientState } from "~/client-state/client-state.ts";
import { within } from "~/client-state/persistence.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { leavePrinters } from "./account-printers.ts";
import { IdentityError, type IdentityProblem, identityProblem } from "./identity-problem.ts";
import { closeMedusaAdmin, openMedusaAdmin } from "./merchandiser/medusa-admin.ts";
import { becomeCustomer, becomeGuest, loadProvider } from "./session.ts";

/** What was typed into the sign-in form. */
export interface SignInValues {
  email: string;
  password: string;
}

export type SignInErrors = Partial<Record<keyof SignInValues, string>>;

/** What is missing, field by field. */
export function checkSignIn({ email, password }: SignInValues): SignInErrors {
  return {
    ...(!email.trim() && { email: m.sign_up_missing_email() }),
    ...(!password && { password: m.sign_up_missing_password() }),
  };
}

/** Nobody waits longer than this for a sign-in, ms. */
const timeoutMs = 30_000;
/** Nor longer than this for what follows it, such as merging the carts. */
const followUpTimeoutMs = 10_000;

/** The attempt that counts: an earlier one that answers after all is too late. */
let latest = 0;

/** What the shop does for an account that has just signed in; it never rejects. */
type FollowUp = (config: PublicConfig, uid: string) => Promise<void>;

/**
 * Signs in at the provider and at the backend, then waits for `followUp`, 10 s at most. Gives the
 * problem when signing in fails or takes more than 30 s; it is then also in the user state, and logged.
 */
export async function signIn(
  config: PublicConfig,
  values: SignInValues,
  followUp: FollowUp,
): Promise<IdentityProblem | null> {
  clientState.getState().setUserError(null);
  latest += 1;
  const attempt = latest;
  try {
    const uid = await withTimeout(() => open(config, values, () => attempt === latest));
    if (uid) {
      const both = [followUp(config, uid), openMedusaAdminToo(config)];
      await within(
        followUpTimeoutMs,
        Promise.all(both).then(() => undefined),
      );
    }
    return null;
  } catch (cause) {
    const problem = identityProblem(cause);
    if (problem.code === "timeout" && attempt === latest) {
      latest += 1;
      becomeGuest();
    }
    console.error("Sign-in failed.", cause);
    clientState.getState().setUserError(problem.sentence);
    return problem;
  }
}

/** One sign-in opens Medusa's admin as well. Where that fails, the way there tries once more. */
async function openMedusaAdminToo(config: PublicConfig): Promise<void> {
  if (!clientState.getState().user.userInfo?.isMerchandiser) return;
  await openMedusaAdmin(config).catch((cause: unknown) => {
    console.error("Medusa's admin could not be opened.", cause);
  });
}

/** Gives the provider's id of who is signed in now; nothing where another attempt has begun. */
async function open(
  config: PublicConfig,
  { email, password }: SignInValues,
  stillCounts: () => boolean,
): Promise<string | undefined> {
  const provider = await loadProvider();
  if (!stillCounts()) return undefined;
  const account = await provider.signInWithPassword(email.trim(), password);
  if (!stillCounts()) return undefined;
  await becomeCustomer(config, account);
  return account.uid;
}

/** @throws IdentityError with code "timeout" */
async function withTimeout<Result>(work: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new IdentityError("timeout", m.problem_too_long()));
    timer = setTimeout(late, timeoutMs);
  });
  try {
    return await Promise.race([work(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Signs out everywhere in this browser, of Medusa's admin first: who is told to be signed out is so
 * there too. What is in the cart stays on screen; the backend's cart was the customer's and is let go.
 * Gives the problem when the provider could not be loaded, or the admin's session not be ended.
 */
export async function signOut(config: PublicConfig): Promise<IdentityProblem | null> {
  // Who clicks before the stored state is read may be a merchandiser, and would be signed in again.
  await clientState.rehydrate();
  const stillOpen = await closeMedusaAdmin(config);
  if (stillOpen) return stillOpen;
  try {
    await (await loadProvider()).endSession();
  } catch (cause) {
    console.error("Sign-out failed.", cause);
    return identityProblem(cause);
  }
  leavePrinters();
  becomeGuest();
  clientState.getState().setCartId(null);
  return null;
}

/** Asks the provider for its reset mail. It never tells whether the address has an account. */
export async function requestPasswordReset(email: string): Promise<IdentityProblem | null> {
  const problem = await asked("The reset mail", (provider) => provider.sendResetMail(email.trim()));
  return problem?.code === "user-not-found" ? null : problem;
}

/** Asks the provider for its verification mail once more, for who is signed in. */
export function requestVerificationMail(): Promise<IdentityProblem | null> {
  return asked("The verification mail", (provider) => provider.sendVerificationMailAgain());
}

/** Gives the account another password. The provider asks for the one it has. */
export function changePassword(current: string, wanted: string): Promise<IdentityProblem | null> {
  return asked("The new password", (provider) => provider.changePassword(current, wanted));
}

type Provider = Awaited<ReturnType<typeof loadProvider>>;

async function asked(
  what: string,
  ask: (provider: Provider) => Promise<void>,
): Promise<IdentityProblem | null> {
  try {
    await ask(await loadProvider());
    return null;
  } catch (cause) {
    console.error(`${what} failed.`, cause);
    return identityProblem(cause);
  }
}
