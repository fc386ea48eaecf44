import type { MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { type FieldProblem, problemsOf } from "../catalogue-product/schema";

/** Reads a body: what it holds, or everything that is wrong with it. */
export function readBody<Output>(
  schema: z.ZodType<Output>,
  body: unknown,
): { value: Output; problems?: never } | { value?: never; problems: FieldProblem[] } {
  const { success, data, error } = schema.safeParse(body);
  return success ? { value: data } : { problems: problemsOf(error) };
}

/** Answers 400 with what is wrong with which field. */
export function refuseFields(res: MedusaResponse, fields: FieldProblem[]): void {
  const message = fields.map(({ field, message }) => `${field}: ${message}`).join(" ");
  res.status(400).json({ type: "invalid_data", code: "invalid_fields", message, fields });
}
