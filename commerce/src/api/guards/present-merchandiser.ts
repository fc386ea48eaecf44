import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";

/**
 * Stands before everything that is for admins alone, behind Medusa's own check of token or session:
 * those stay valid for a day after their user was removed, so the user is looked up.
 */
export async function presentMerchandiser(
  req: Partial<Pick<AuthenticatedMedusaRequest, "auth_context">> &
    Pick<AuthenticatedMedusaRequest, "scope">,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { actor_type, actor_id } = req.auth_context ?? {};
  if (actor_type === "user" && actor_id) {
    const users = req.scope.resolve(Modules.USER);
    const [user] = await users.listUsers({ id: actor_id }, { select: ["id"], take: 1 });
    if (!user) {
      res
        .status(401)
        .json({ type: "unauthorized", message: "This account is no longer a merchandiser's." });
      return;
    }
  }
  next();
}
