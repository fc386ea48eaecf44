import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { environment } from "../../environment";
import { serviceLimits } from "../../limits";
import { redisForQuestions } from "../../observability/redis";
import { clientAddress, clientNetwork } from "../client-address";
import { Attempts } from "./attempts";

const { trustedProxies } = environment();

const byClient = new Attempts(
  {
    name: "client",
    allowed: serviceLimits.refusedSignIns,
    windowMs: serviceLimits.refusedSignInsWindowMs,
    mostKeys: serviceLimits.countedClients,
  },
  redisForQuestions(),
);

/**
 * Stands before every sign-in route, for every method: who was refused too often waits, and the token
 * is not even looked at. A sign-in counts while it is under way, so that trying many at once helps
 * nobody; one that is not refused is forgotten again. Passwords are guessed at Firebase, which counts
 * them; no password reaches the backend.
 */
export async function signInAttempts(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const network = clientNetwork(
    clientAddress(req.socket.remoteAddress, req.get("X-Forwarded-For"), trustedProxies),
  );
  const attempt = await byClient.take(network);
  if ("waitMs" in attempt) {
    refuse(res, attempt.waitMs);
    return;
  }
  res.once("finish", () => {
    if (res.statusCode !== 401) attempt.rollBack();
  });
  next();
}

function refuse(res: MedusaResponse, waitMs: number): void {
  const minutes = Math.ceil(waitMs / 60_000);
  res
    .status(429)
    .set("Retry-After", String(Math.ceil(waitMs / 1000)))
    .json({
      type: "too_many_requests",
      code: "too_many_attempts",
      message: `There were too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    });
}
