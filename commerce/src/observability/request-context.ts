import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const requestIds = new AsyncLocalStorage<string>();

/** Handles a request. Everything that is logged meanwhile gets its id. */
export function inRequest<Result>(requestId: string, work: () => Result): Result {
  return requestIds.run(requestId, work);
}

/** The id of the current request; undefined outside of one, as in a job. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}

/**
 * The id that finds a request in all logs: the one that the proxy or another service of the shop
 * has sent if it is a plain word, otherwise a new one.
 */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
