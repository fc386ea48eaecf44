/** The result of something that can fail in expected ways: a value or a problem. */
export type Result<Value, Problem> =
  | { value: Value; problem?: never }
  | { value?: never; problem: Problem };
