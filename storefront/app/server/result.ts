import type { Result as ResultOf } from "~/commerce/result.ts";

/** An expected failure: a stable code, a sentence for people, and a reference for the log. */
export type Failure = {
  code: string;
  message: string;
  status: number;
  reference?: string;
};

/** The result of a call whose failure a page shows. */
export type Result<Value> = ResultOf<Value, Failure>;
