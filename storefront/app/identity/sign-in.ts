import { clientState } from "~/client-state/client-state.ts";
import { within } from "~/client-state/persistence.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { leavePrinters } from "./account-printers.ts";
import { IdentityError, type IdentityProblem, identityProblem } from "./identity-problem.ts";
import { closeMedusaAdmin, openMedusaAdmin } from "./merchandiser/medusa-admin.ts";
import { becomeCustomer, becomeGuest, loadProvider } from "./session.ts";

/** The values of the sign-in form. */
export interface SignInValues {
  email: string;
  password: string;
}

export type SignInErrors = Partial<Record<keyof SignInValues, string>>;

/** The missing values, by field. */
export function checkSignIn({ email, password }: SignInValues): SignInErrors {
  return {
    ...(!email.trim() && { email: m.sign_up_missing_email() }),
    ...(!password && { password: m.sign_up_missing_password() }),
  };
}

/** A sign-in that takes longer, ms, fails. */
const timeoutMs = 30_000;
/** The wait for what follows a sign-in, such as merging the carts, ends after this, ms. */
const followUpTimeoutMs = 10_000;

/** The number of the latest attempt: answers of earlier ones are ignored. */
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

/** A merchandiser's sign-in opens Medusa's admin too. If that fails, its link tries again. */
async function openMedusaAdminToo(config: PublicConfig): Promise<void> {
  if (!clientState.getState().user.userInfo?.isMerchandiser) return;
  await openMedusaAdmin(config).catch((cause: unknown) => {
    console.error("Medusa's admin could not be opened.", cause);
  });
}

/** Gives the provider's id of the signed-in account; undefined if another attempt has begun. */
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
 * Signs out everywhere in this browser, of Medusa's admin first, so that no session is left after
 * the message. The lines of the cart stay on screen; the backend's cart belongs to the customer and
 * is dropped. Gives the problem if the provider could not be loaded or the admin's session could
 * not be ended.
 */
export async function signOut(config: PublicConfig): Promise<IdentityProblem | null> {
  // A click before the stored state is read may come from a merchandiser, whose session must be
  // ended too.
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

/** Requests the provider's reset mail. The answer never tells whether there is an account. */
export async function requestPasswordReset(email: string): Promise<IdentityProblem | null> {
  const problem = await asked("The reset mail", (provider) => provider.sendResetMail(email.trim()));
  return problem?.code === "user-not-found" ? null : problem;
}

/** Requests the provider's verification mail again, for the signed-in person. */
export function requestVerificationMail(): Promise<IdentityProblem | null> {
  return asked("The verification mail", (provider) => provider.sendVerificationMailAgain());
}

/** Changes the password. The provider checks the current one. */
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
