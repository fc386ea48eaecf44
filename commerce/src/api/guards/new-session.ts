import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/**
 * Gives a session a new id before `POST /auth/session`. Medusa would keep the id that the browser
 * sent, which an attacker may have set and know.
 */
export function newSession(
  { session }: Pick<MedusaRequest, "session">,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  session.regenerate((error?: unknown) => next(error));
}
