import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { comparableAddress } from "../../email-address";
import { readEnvironment } from "../../environment";
import { redisForQuestions } from "../../observability/redis";
import { clientAddress, clientNetwork } from "../client-address";
import { AttemptCounts, type Attempts } from "./attempt-counts";
import { SharedAttemptCounts } from "./shared-attempt-counts";

const { trustedProxies } = readEnvironment(process.env);

const quarterHourMs = 15 * 60_000;
/** Wrong passwords that one client may try for one address in a quarter of an hour. */
const wrongPerAddress = 10;
/** Refused sign-ins of one client in a quarter of an hour, whoever he says he is; offices share. */
const wrongPerClient = 300;

const byAddress = attempts("address", new AttemptCounts(wrongPerAddress, quarterHourMs));
const byClient = attempts("client", new AttemptCounts(wrongPerClient, quarterHourMs));

/** Counted by all processes together where they share a Redis. */
function attempts(name: string, alone: AttemptCounts): Attempts {
  const redis = redisForQuestions();
  return redis ? new SharedAttemptCounts(redis, name, alone) : alone;
}

/**
 * Stands before every sign-in route: who was refused too often waits, and the password is not even
 * looked at. Counted by client and address together, so that nobody can lock somebody else out. A
 * sign-in counts while it is under way, so that trying many at once helps nobody; one that is not
 * refused is forgotten again.
 */
export async function signInAttempts(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const network = clientNetwork(
    clientAddress(req.socket.remoteAddress, req.get("X-Forwarded-For"), trustedProxies),
  );
  const { email } = (req.body ?? {}) as { email?: unknown };
  const counts: [Attempts, string][] = [[byClient, network]];
  if (typeof email === "string") {
    counts.push([byAddress, `${network} ${comparableAddress(email).slice(0, 320)}`]);
  }
  const taken: { takeBack(): void }[] = [];
  const takeBack = () => {
    for (const attempt of taken) attempt.takeBack();
  };
  for (const [count, key] of counts) {
    const attempt = await count.take(key);
    if ("waitMs" in attempt) {
      takeBack();
      refuse(res, attempt.waitMs);
      return;
    }
    taken.push(attempt);
  }
  res.once("finish", () => {
    if (res.statusCode !== 401) takeBack();
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
