import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const requestIds = new AsyncLocalStorage<string>();

/** Does the work of a request; everything that is logged meanwhile bears its id. */
export function inRequest<Result>(requestId: string, work: () => Result): Result {
  return requestIds.run(requestId, work);
}

/** The id of the request under way; nothing where there is none, as in a job. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}

/**
 * By which one request is found in all logs: what the proxy or another of the shop's services calls
 * it, where that is a plain word, and otherwise a new one.
 */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
