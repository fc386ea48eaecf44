/** On the server each request has its reference, which `failure-reference.server.ts` provides. */
let ofRequest: (() => string | undefined) | undefined;

/** Sets how the reference of the current request is found. Only for the server. */
export function findReferenceBy(find: () => string | undefined): void {
  ofRequest = find;
}

/** The attribute of the element with an error page's reference. */
export const referenceMark = "data-reference";

/**
 * The reference of a failure in the server's log; empty if the server has not logged it. In the
 * browser it is read from the server's HTML, because both must render the same.
 */
export function failureReference(): string {
  if (ofRequest) return ofRequest() ?? "";
  if (typeof document === "undefined") return "";
  return document.querySelector(`[${referenceMark}]`)?.textContent ?? "";
}
