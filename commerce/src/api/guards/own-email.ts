import type {
  AuthContext,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { comparableAddress } from "../../email-address";

/**
 * Guards `POST /store/customers`: the customer's address must be the one that was signed in with.
 */
export function ownEmail(
  req: MedusaRequest & { auth_context?: AuthContext },
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const own = req.auth_context?.user_metadata?.email;
  const { email: wanted } = (req.body ?? {}) as { email?: unknown };
  if (typeof own === "string" && typeof wanted === "string" && own !== comparableAddress(wanted)) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      "The address has to be the one you signed in with.",
    );
  }
  next();
}
