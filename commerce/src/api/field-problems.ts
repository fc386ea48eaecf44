import type { MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";

/** One field, and what is wrong with it. */
export interface FieldProblem {
  /** Such as `email`. */
  field: string;
  message: string;
}

/** Reads a body: what it holds, or everything that is wrong with it. */
export function readBody<Output>(
  schema: z.ZodType<Output>,
  body: unknown,
): { value: Output; problems?: never } | { value?: never; problems: FieldProblem[] } {
  const { success, data, error } = schema.safeParse(body);
  if (success) return { value: data };
  return {
    problems: error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => ({
            field: [...issue.path, key].join("."),
            message: "There is no such field.",
          }))
        : [{ field: issue.path.join("."), message: issue.message }],
    ),
  };
}

/** Answers 400 with what is wrong with which field. */
export function refuseFields(res: MedusaResponse, fields: FieldProblem[]): void {
  const message = fields.map(({ field, message }) => `${field}: ${message}`).join(" ");
  res.status(400).json({ type: "invalid_data", code: "invalid_fields", message, fields });
}
