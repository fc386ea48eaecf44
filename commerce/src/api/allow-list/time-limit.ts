import type { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";

/**
 * Answers a request that nobody has begun to answer in time. What it has set off may still be done
 * later, so whoever asks again has to look first: the routes that write are safe to repeat.
 *
 * @param answer says so; it is called once at most
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
