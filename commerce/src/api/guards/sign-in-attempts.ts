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
 * Guards every sign-in route: a client that was refused too often has to wait, and its token is not
 * checked. An attempt counts while it runs, so parallel attempts gain nothing; a successful one is
 * not counted. Firebase counts the attempts at passwords, which never reach the backend.
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
