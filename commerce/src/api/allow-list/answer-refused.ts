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
  // The route may still write to this connection, so it must not serve another request.
  headers: { "Retry-After": "30", Connection: "close" },
};

/**
 * Refuses a request that is not on the allow-list before Medusa sees it, and returns whether it
 * did. An allowed request gets an answer within the time limit of its route.
 */
export function answerRefused(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = "", headers, url = "" } = request;
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  const refusal = checkPath(request) ?? checkRequest({ method, url, hasBody });
  if (refusal) {
    // Reads and drops the rest of the body. The client would not read the answer otherwise.
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
  // Node leaves the body of an answer to HEAD out.
  response.end(JSON.stringify(refusalBody(refusal)));
}
