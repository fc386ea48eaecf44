import type { MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { type FieldProblem, problemsOf } from "../catalogue-product/schema";

/** The content of a body, or all its problems. */
export function readBody<Output>(
  schema: z.ZodType<Output>,
  body: unknown,
): { value: Output; problems?: never } | { value?: never; problems: FieldProblem[] } {
  const { success, data, error } = schema.safeParse(body);
  return success ? { value: data } : { problems: problemsOf(error) };
}

/** Answers 400 with the problem of each field. */
export function refuseFields(res: MedusaResponse, fields: FieldProblem[]): void {
  const message = fields.map(({ field, message }) => `${field}: ${message}`).join(" ");
  res.status(400).json({ type: "invalid_data", code: "invalid_fields", message, fields });
}
