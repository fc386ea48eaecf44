import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

type RequestContext = { requestId: string; traceparent: string | undefined };

const underway = new AsyncLocalStorage<RequestContext>();

/**
 * Runs the work of a request under its id, which error pages, log lines and calls to the other
 * services share. The server has checked or made the id.
 */
export function inRequest<Result>({ headers }: Request, work: () => Result): Result {
  const requestId = headers.get("x-request-id") ?? randomUUID();
  return underway.run({ requestId, traceparent: headers.get("traceparent") ?? undefined }, work);
}

/** The id of the current request; undefined outside a request. */
export function currentRequestId(): string | undefined {
  return underway.getStore()?.requestId;
}

/** The headers of calls to the backend or product API for the current request. */
export function headersOfRequest(): Record<string, string> {
  const known = underway.getStore();
  if (!known) return {};
  const { requestId, traceparent } = known;
  return { "x-request-id": requestId, ...(traceparent && { traceparent }) };
}
