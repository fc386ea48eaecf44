import { clientState } from "~/client-state/client-state.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { type IdentityProblem, identityProblem } from "./identity-problem.ts";
import { joinGuestCart } from "./join-cart.ts";
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
    ...(!email.trim() && { email: "Enter your email" }),
    ...(!password && { password: "Create a password" }),
  };
}

/**
 * Signs in at the provider and at the engine, and takes the guest's cart along. Gives the problem
 * when it fails; it is then also in the user state, and logged.
 */
export async function signIn(
  config: PublicConfig,
  { email, password }: SignInValues,
): Promise<IdentityProblem | null> {
  clientState.getState().setUserError(null);
  try {
    const provider = await loadProvider();
    const account = await provider.signInWithPassword(email.trim(), password);
    await becomeCustomer(config, account);
    await joinGuestCart(config);
    return null;
  } catch (cause) {
    const problem = identityProblem(cause);
    console.error("Sign-in failed.", cause);
    clientState.getState().setUserError(problem.sentence);
    return problem;
  }
}

/**
 * Signs out everywhere in this browser. What is in the cart stays on screen; the engine's cart was
 * the customer's and is let go. Gives the problem when the provider could not be loaded.
 */
export async function signOut(): Promise<IdentityProblem | null> {
  try {
    await (await loadProvider()).endSession();
  } catch (cause) {
    console.error("Sign-out failed.", cause);
    return identityProblem(cause);
  }
  becomeGuest();
  clientState.getState().setCartId(null);
  return null;
}

/** Asks the provider for its reset mail. It never tells whether the address has an account. */
export async function requestPasswordReset(email: string): Promise<IdentityProblem | null> {
  try {
    await (await loadProvider()).sendResetMail(email.trim());
    return null;
  } catch (cause) {
    const problem = identityProblem(cause);
    if (problem.code === "user-not-found") return null;
    console.error("The reset mail could not be asked for.", cause);
    return problem;
  }
}
