/** The result of something that can fail in expected ways: a value, or the problem. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };
