import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { IdentityProviderUnavailableError } from "../../modules/firebase-auth/claims";
import { bindMerchandiserWorkflow } from "../../workflows/bind-merchandiser";

/** What is left of the sign-in routes of Firebase, by actor; everything else does not exist. */
const openPaths = new Map([
  ["customer", ["/", "/register"]],
  ["user", ["/"]],
]);

/**
 * Stands before every sign-in route (`/auth/:actor_type/:auth_provider…`).
 *
 * - Of Firebase's, only signing in is open, and registering to shoppers.
 * - `/auth/:auth_provider/user`, which makes an admin of whoever comes along, is closed.
 * - A merchandiser who signs in is bound to the Medusa user with the same, verified address.
 * - While Firebase's keys cannot be had, the answer is 503, and not that the token is wrong.
 */
export async function firebaseSignIn(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  // Decoded by the router, whatever way the address was written.
  const { actor_type: actor = "", auth_provider: provider = "" } = req.params;
  const path = req.path.replace(/(?<=.)\/+$/, "").toLowerCase();
  if (provider.toLowerCase() === "user" && actor !== "user") throw notFound();
  if (provider !== "firebase") return next();
  if (req.method !== "POST" || !openPaths.get(actor)?.includes(path)) throw notFound();

  const { success, error, authIdentity } = await req.scope
    .resolve(Modules.AUTH)
    .register("firebase", { body: req.body as Record<string, string> });
  if (error === new IdentityProviderUnavailableError().message) {
    res.status(503).set("Retry-After", "10").json({ type: "identity_unavailable", message: error });
    return;
  }
  if (success && authIdentity && actor === "user") {
    await bindMerchandiserWorkflow(req.scope).run({ input: { authIdentityId: authIdentity.id } });
  }
  next();
}

function notFound(): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such way to sign in.");
}
