import { clientState } from "~/client-state/client-state.ts";
import { deleteCustomer } from "~/commerce/customer-calls.ts";
import { attempt, type BackendProblem } from "~/commerce/outcome.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { leavePrinters } from "./account-printers.ts";
import { type IdentityProblem, identityProblem } from "./identity-problem.ts";
import { becomeGuest, loadProvider } from "./session.ts";

/**
 * Deletes the account of the signed-in person: first in the shop, which needs a sign-in that has
 * just happened, then at the provider. If the second fails, a repeated call finishes it: the shop
 * accepts a deletion twice. Gives the problem if it fails.
 */
export async function deleteAccount(
  config: PublicConfig,
  password: string,
): Promise<IdentityProblem | BackendProblem | null> {
  try {
    const provider = await loadProvider();
    const idToken = await provider.confirmPassword(password);
    const { medusaClient } = await import("~/commerce/medusa-client.ts");
    const forgotten = await attempt(() => deleteCustomer(medusaClient(config), idToken));
    if (!forgotten.ok) return forgotten.problem;
    await provider.deleteAccount();
  } catch (cause) {
    console.error("The account could not be deleted.", cause);
    return identityProblem(cause);
  }
  leavePrinters();
  becomeGuest();
  clientState.getState().setCartId(null);
  return null;
}
