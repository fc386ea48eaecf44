import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { IdentityProviderUnavailableError } from "../../modules/firebase-auth/claims";
import { bindMerchandiserWorkflow } from "../../workflows/bind-merchandiser";

/** What is open of Firebase's routes, by actor: signing in, and registering to shoppers. */
const signInPaths = new Map([
  ["customer", ["/", "/register"]],
  ["user", ["/"]],
]);

/** What is no sign-in and has an address of the same form: the admin's list of ways to sign in. */
const otherRoutes = ["GET /user/providers", "HEAD /user/providers"];

/**
 * Stands before everything at `/auth/:actor_type/:auth_provider…`. Firebase is the only way to sign
 * in; whatever is not named above is not there (404), whoever asks and by whatever method.
 *
 * - `/auth/:auth_provider/user`, which makes an admin of whoever comes along, is closed.
 * - Who signs in is bound to the Medusa user with the same, verified address, if there is one.
 * - While Firebase's keys cannot be had, the answer is 503, and not that the token is wrong.
 */
export async function firebaseSignIn(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  // Decoded by the router, whatever way the address was written.
  const { actor_type: actor = "", auth_provider: provider = "" } = req.params;
  const path = req.path.replace(/\/+$/, "").toLowerCase();
  if (otherRoutes.includes(`${req.method} /${actor}/${provider}${path}`)) return next();
  const isSignIn = provider === "firebase" && signInPaths.get(actor)?.includes(path || "/");
  if (!isSignIn || req.method !== "POST") throw notFound();

  const { success, error, authIdentity } = await req.scope
    .resolve(Modules.AUTH)
    .register("firebase", { body: req.body as Record<string, string> });
  if (error === new IdentityProviderUnavailableError().message) {
    res.status(503).set("Retry-After", "10").json({ type: "identity_unavailable", message: error });
    return;
  }
  if (success && authIdentity) {
    await bindMerchandiserWorkflow(req.scope).run({ input: { authIdentityId: authIdentity.id } });
  }
  next();
}

function notFound(): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such way to sign in.");
}
