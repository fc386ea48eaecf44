import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { comparableAddress } from "../../email-address";

/**
 * Writes the email address of a customer, cart, order, invitation or message in its normal form
 * before it is checked, stored or searched for, so that one address has one spelling.
 */
export function normalEmail(
  { body }: Pick<MedusaRequest, "body">,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const sent = body as { email?: unknown } | null | undefined;
  if (typeof sent === "object" && sent !== null && typeof sent.email === "string") {
    sent.email = comparableAddress(sent.email.trim());
  }
  next();
}
