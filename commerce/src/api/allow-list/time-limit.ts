import type { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";

/**
 * Answers a request that was not answered within its time limit. The route may still finish its
 * work afterwards; the routes that write are safe to repeat.
 *
 * @param answer sends the answer; called at most once
 */
export function limitTime(
  response: Pick<ServerResponse, "headersSent"> & Pick<EventEmitter, "once">,
  limitMs: number,
  answer: () => void,
): void {
  const timer = setTimeout(() => {
    if (!response.headersSent) answer();
  }, limitMs);
  timer.unref();
  response.once("close", () => clearTimeout(timer));
}
