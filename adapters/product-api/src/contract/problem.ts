import { z } from "zod";
import { editableProductSchema } from "./editable-product.ts";

/** Every code a problem can have. Codes are stable; sentences may be reworded. */
export const problemCodes = [
  "invalid-request",
  "not-signed-in",
  "not-allowed",
  "already-there",
  "version-conflict",
  "in-progress",
  "idempotency-key-reused",
  "refused",
  "product-not-found",
  "product-of-the-year-not-set",
  "category-not-found",
  "route-not-found",
  "method-not-allowed",
  "unsupported-media-type",
  "too-many-requests",
  "body-too-large",
  "storage-full",
  "catalogue-unavailable",
  "backend-unavailable",
  "outcome-unknown",
  "unexpected",
] as const;

/** An error as `application/problem+json` (RFC 9457), with what is wrong per field. */
export const problemSchema = z.object({
  type: z.string().describe("A URN that ends in the code"),
  title: z.string().describe("The HTTP status in words"),
  status: z.number().int(),
  code: z.enum(problemCodes),
  detail: z.string().describe("A sentence for people"),
  reference: z.string().describe("Find it in the service's log by this"),
  fields: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .optional()
    .describe("For a bad request: each field and what is wrong with it"),
  current: editableProductSchema
    .optional()
    .describe("For a version conflict: the product as it is now"),
});

export type ProblemCode = (typeof problemCodes)[number];
export type Problem = z.infer<typeof problemSchema>;
