import type { Result as ResultOf } from "~/commerce/result.ts";

/** An expected failure: a stable code, a sentence for people, and where to find it in the log. */
export type Failure = {
  code: string;
  message: string;
  /** The HTTP status that tells the same. */
  status: number;
  reference?: string;
};

/** What came of a call whose failure a page shows. */
export type Result<Value> = ResultOf<Value, Failure>;
