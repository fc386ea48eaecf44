import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";

type Asked = Partial<Pick<AuthenticatedMedusaRequest, "auth_context">> &
  Pick<AuthenticatedMedusaRequest, "scope">;

/** What an admin's and a shopper's token say: by whom the person was signed in. */
const signedInBy = "firebase";

/** Whom a token, session or key can speak for. */
interface Actor {
  type: "customer" | "user" | "api-key";
  /** Whether there is still somebody of this id. */
  isThere(scope: MedusaContainer, id: string): Promise<boolean>;
  /** What is answered, with 401, when there is not. */
  message: string;
}

/**
 * A guard behind Medusa's own check of token or session: those stay valid for a day after their
 * person was deleted, so the person is looked up. One that another way to sign in gave out, such as
 * the passwords of an older version, is not valid.
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
