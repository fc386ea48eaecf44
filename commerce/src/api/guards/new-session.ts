import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/**
 * Stands before `POST /auth/session`: who signs in gets a session with a new id. Medusa would go on
 * with the one that the browser brought, which somebody else may have put there and know.
 */
export function newSession(
  { session }: Pick<MedusaRequest, "session">,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  session.regenerate((error?: unknown) => next(error));
}
