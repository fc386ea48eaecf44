import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { decodeJwt } from "jose";
import { deleteCustomerAccountWorkflow } from "../../../../workflows/delete-customer-account";
import { readBody, refuseFields } from "../../../field-problems";
import { deleteAccountSchema } from "./validators";

/** The oldest sign-in that may delete an account, seconds. */
const freshForSeconds = 5 * 60;

/**
 * Deletes the account of the signed-in customer, with all personal data that no law makes the shop
 * keep. The body needs the `id_token` of a sign-in that is at most five minutes old. Orders stay,
 * because invoices have to be kept for years. The client deletes the account at the identity
 * provider next.
 *
 * Safe to repeat: it then answers 200. 401 where the sign-in is too old, 403 where it is another
 * account's.
 */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const customerId = req.auth_context.actor_id;
  const customers = req.scope.resolve(Modules.CUSTOMER);
  const [customer] = await customers.listCustomers({ id: customerId }, { select: ["id"] });
  if (customer) {
    const { value, problems } = readBody(deleteAccountSchema, req.body);
    if (problems) return refuseFields(res, problems);
    await requireFreshSignIn(req, value.id_token);
    await deleteCustomerAccountWorkflow(req.scope).run({ input: { customerId } });
  }
  res.json({ id: customerId, object: "customer", deleted: true });
}

async function requireFreshSignIn(req: AuthenticatedMedusaRequest, idToken: string): Promise<void> {
  const { success, authIdentity, error } = await req.scope
    .resolve(Modules.AUTH)
    .register("firebase", { body: { id_token: idToken } });
  if (!success || !authIdentity) {
    throw new MedusaError(MedusaError.Types.UNAUTHORIZED, error ?? "Please sign in again.");
  }
  if (authIdentity.app_metadata?.customer_id !== req.auth_context.actor_id) {
    throw new MedusaError(MedusaError.Types.FORBIDDEN, "This sign-in is another account's.");
  }
  // The provider has just verified the token. Only the time of the sign-in is read here.
  const signedInAt = Number(decodeJwt(idToken).auth_time);
  if (!(Date.now() / 1000 - signedInAt <= freshForSeconds)) {
    throw new MedusaError(
      MedusaError.Types.UNAUTHORIZED,
      "Please enter your password once more to delete the account.",
    );
  }
}
