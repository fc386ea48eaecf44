import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { findReferenceBy } from "./failure-reference.ts";

const reference = new AsyncLocalStorage<string>();

findReferenceBy(() => reference.getStore());

/** Does the work of a request with a reference that its error page and its log lines share. */
export function withReference<Result>(work: () => Result): Result {
  return reference.run(randomUUID().slice(0, 8), work);
}
