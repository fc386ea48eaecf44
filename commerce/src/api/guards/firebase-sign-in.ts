import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { IdentityProviderUnavailableError } from "../../modules/firebase-auth/claims";
import { bindMerchandiserWorkflow } from "../../workflows/bind-merchandiser";

/** The open routes of Firebase's provider, by actor: sign-in, and for shoppers registration. */
const signInPaths = new Map([
  ["customer", ["/", "/register"]],
  ["user", ["/"]],
]);

/** Other open routes of the same form: the admin's list of ways to sign in. */
const otherRoutes = ["GET /user/providers", "HEAD /user/providers"];

/**
 * Guards all paths `/auth/:actor_type/:auth_provider…`. Firebase is the only way to sign in; any
 * other path answers 404.
 *
 * - `/auth/:auth_provider/user` is closed: it makes any caller an admin.
 * - A caller is bound to the Medusa user with the same, verified address, if there is one.
 * - Without Firebase's keys the answer is 503, not that the token is wrong.
 */
export async function firebaseSignIn(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  // The router has decoded them.
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
