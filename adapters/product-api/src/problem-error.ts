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

/** The sentence for files that have no room, here or at the backend. */
export const storageFull =
  "There is no room left to keep the files, and nothing of them was kept. Please tell whoever runs the shop.";
