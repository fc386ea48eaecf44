let ofRequest: () => Record<string, string> = () => ({});

/** Tells how the trace of the request under way is named to whom is asked on its behalf. */
export function findTraceHeadersBy(find: () => Record<string, string>): void {
  ofRequest = find;
}

/** The headers that make a call part of the trace under way; none where nothing is traced. */
export function traceHeaders(): Record<string, string> {
  return ofRequest();
}
