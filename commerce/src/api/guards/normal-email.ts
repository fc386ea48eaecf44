import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { comparableAddress } from "../../email-address";

/**
 * Stands before everything that people and admins send: the e-mail address of a customer, a cart, an
 * order, an invitation or a message gets its one normal form before anybody checks, stores or looks
 * for it. So one person's address is never two.
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
