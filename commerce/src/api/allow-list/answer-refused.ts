import type { IncomingMessage, ServerResponse } from "node:http";
import { serviceLimits } from "../../limits";
import { checkPath } from "./check-path";
import { checkRequest } from "./check-request";
import { findRoute } from "./find-route";
import { type Refusal, refusalBody } from "./refusal";
import { limitTime } from "./time-limit";

const tooSlow: Refusal = {
  status: 503,
  code: "timed_out",
  message: "This takes longer than it should. Please look in a minute whether it was done.",
  // What is still at work on this request must not write into the next one's answer.
  headers: { "Retry-After": "30", Connection: "close" },
};

/**
 * Answers what is not on the allow-list before Medusa sees it; true where it did. Everything else
 * has an end: who is not answered within the time limit of the route is told so.
 */
export function answerRefused(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = "", headers, url = "" } = request;
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  const refusal = checkPath(request) ?? checkRequest({ method, url, hasBody });
  if (refusal) {
    // What is still sent is read and thrown away, or nobody would listen to the answer.
    request.resume();
    answer(response, refusal);
    return true;
  }
  limitTime(response, timeLimitOf(method, url), () => answer(response, tooSlow));
  return false;
}

function timeLimitOf(method: string, url: string): number {
  const found = findRoute(method, url.split("?", 1)[0] ?? "");
  return ("area" in found && found.area.timeLimitMs) || serviceLimits.requestMs;
}

function answer(response: ServerResponse, refusal: Refusal): void {
  response.writeHead(refusal.status, {
    "Content-Type": "application/json; charset=utf-8",
    ...refusal.headers,
  });
  // What is answered to HEAD has no body; Node leaves it out.
  response.end(JSON.stringify(refusalBody(refusal)));
}
