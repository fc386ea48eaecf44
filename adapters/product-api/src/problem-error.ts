import type { Problem, ProblemCode } from "./contract/problem.ts";

/** Ends a request with this problem, from wherever it is found out. The message is for people. */
export class ProblemError extends Error {
  override name = "ProblemError";

  constructor(
    readonly code: ProblemCode,
    sentence: string,
    readonly details: Pick<Problem, "fields" | "current"> = {},
  ) {
    super(sentence);
  }
}
