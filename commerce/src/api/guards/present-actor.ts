import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";

type Asked = Partial<Pick<AuthenticatedMedusaRequest, "auth_context">> &
  Pick<AuthenticatedMedusaRequest, "scope">;

/** Whom a token or session can speak for. */
interface Actor {
  type: "customer" | "user";
  /** Whether there is still somebody of this id. */
  isThere(scope: MedusaContainer, id: string): Promise<boolean>;
  /** What is answered, with 401, when there is not. */
  message: string;
}

/**
 * A guard behind Medusa's own check of token or session: those stay valid for a day after their
 * person was deleted, so the person is looked up.
 */
export function presentActor({ type, isThere, message }: Actor) {
  return async (req: Asked, res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const { actor_type, actor_id } = req.auth_context ?? {};
    if (actor_type === type && actor_id && !(await isThere(req.scope, actor_id))) {
      res.status(401).json({ type: "unauthorized", message });
      return;
    }
    next();
  };
}
