import type {
  AuthContext,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

/**
 * Stands before `POST /store/customers`: who signed in as one address cannot become the customer
 * of another.
 */
export function ownEmail(
  req: MedusaRequest & { auth_context?: AuthContext },
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const own = req.auth_context?.user_metadata?.email;
  const { email: wanted } = (req.body ?? {}) as { email?: unknown };
  if (typeof own === "string" && typeof wanted === "string" && own !== wanted.toLowerCase()) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      "The address has to be the one you signed in with.",
    );
  }
  next();
}
