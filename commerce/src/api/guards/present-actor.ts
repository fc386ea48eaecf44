import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";

type Asked = Partial<Pick<AuthenticatedMedusaRequest, "auth_context">> &
  Pick<AuthenticatedMedusaRequest, "scope">;

/** How the person of an admin's or a shopper's token was signed in. */
const signedInBy = "firebase";

/** The kind of person that a token, session or key belongs to. */
interface Actor {
  type: "customer" | "user" | "api-key";
  isThere(scope: MedusaContainer, id: string): Promise<boolean>;
  /** The sentence of the answer 401. */
  message: string;
}

/**
 * A guard after Medusa's check of a token or session. These stay valid for a day, so the guard
 * looks up whether their person still exists. It refuses tokens of another way to sign in, such as
 * the passwords of an older version.
 */
export function presentActor({ type, isThere, message }: Actor) {
  return async (req: Asked, res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const { actor_type, actor_id, auth_provider } = req.auth_context ?? {};
    if (actor_type !== type || !actor_id) return next();
    const isSignedIn = type === "api-key" || auth_provider === signedInBy;
    if (!isSignedIn || !(await isThere(req.scope, actor_id))) {
      res.status(401).json({ type: "unauthorized", message });
      return;
    }
    next();
  };
}
