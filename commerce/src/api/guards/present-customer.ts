import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";

/**
 * Stands before what only a customer may read, behind Medusa's own check of token or session: those
 * stay valid for a day after the account was deleted, so the customer is looked up.
 */
export async function presentCustomer(
  req: Partial<Pick<AuthenticatedMedusaRequest, "auth_context">> &
    Pick<AuthenticatedMedusaRequest, "scope">,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { actor_type, actor_id } = req.auth_context ?? {};
  if (actor_type === "customer" && actor_id) {
    const customers = req.scope.resolve(Modules.CUSTOMER);
    const [customer] = await customers.listCustomers({ id: actor_id }, { select: ["id"], take: 1 });
    if (!customer) {
      res.status(401).json({ type: "unauthorized", message: "This account has been deleted." });
      return;
    }
  }
  next();
}
