import { z } from "zod";

/** An object that takes these keys only; the error for another says which there are. */
export function knownKeys<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === "invalid_type") return "must be an object";
      return issue.code === "unrecognized_keys"
        ? `is not known; known are ${Object.keys(shape).join(", ")}`
        : undefined;
    },
  });
}
