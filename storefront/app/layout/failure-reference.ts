/** On the server each request has a reference of its own: `failure-reference.server.ts` says which. */
let ofRequest: (() => string | undefined) | undefined;

/** Tells where the reference of the request under way is found. For the server alone. */
export function findReferenceBy(find: () => string | undefined): void {
  ofRequest = find;
}

/** Marks the element in which an error page carries its reference. */
export const referenceMark = "data-reference";

/**
 * By which a failure is found in the server's log; empty where the server has not logged it. In
 * the browser it is what the server wrote into the page, as the two must show the same.
 */
export function failureReference(): string {
  if (ofRequest) return ofRequest() ?? "";
  if (typeof document === "undefined") return "";
  return document.querySelector(`[${referenceMark}]`)?.textContent ?? "";
}
