/** An expected failure: a stable code, a sentence for people, and where to find it in the log. */
export type Failure = {
  code: string;
  message: string;
  /** The HTTP status that tells the same. */
  status: number;
  reference?: string;
};

/** What came of a call that may fail in expected ways. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };
