import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

type RequestContext = { requestId: string; traceparent: string | undefined };

const underway = new AsyncLocalStorage<RequestContext>();

/**
 * Does the work of a request under its id, which its error page, its log lines and the calls to the
 * shop's other services share. The server's first handler has checked or made it.
 */
export function inRequest<Result>({ headers }: Request, work: () => Result): Result {
  const requestId = headers.get("x-request-id") ?? randomUUID();
  return underway.run({ requestId, traceparent: headers.get("traceparent") ?? undefined }, work);
}

/** The id of the request under way; nothing where there is none. */
export function currentRequestId(): string | undefined {
  return underway.getStore()?.requestId;
}

/** What goes along with a call to the backend or the product API on behalf of the request. */
export function headersOfRequest(): Record<string, string> {
  const known = underway.getStore();
  if (!known) return {};
  const { requestId, traceparent } = known;
  return { "x-request-id": requestId, ...(traceparent && { traceparent }) };
}
