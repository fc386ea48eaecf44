import type { Page } from "playwright-core";
import { adminToken } from "./backend";

/**
 * Signs a browser in to Medusa's admin, as the shop's page does: the token becomes a session's
 * cookie.
 */
export async function signInToAdmin(page: Page): Promise<void> {
  const answer = await page.request.post("/auth/session", {
    headers: { authorization: `Bearer ${await adminToken()}` },
  });
  if (!answer.ok()) throw new Error(`No session: ${answer.status()} ${await answer.text()}`);
}
