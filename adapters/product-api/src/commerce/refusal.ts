import { z } from "zod";
import type { ProblemCode } from "../contract/problem.ts";
import { ProblemError } from "../problem-error.ts";
import { backendProductSchema, editableProduct, ownFieldName } from "./catalogue-fields.ts";

const refusalSchema = z.object({
  code: z.string().optional(),
  message: z.string().min(1),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  current: backendProductSchema.optional(),
});

/** Our problem, by the code that the backend's catalogue refuses with. */
const problems: Record<string, { code: ProblemCode; sentence?: string }> = {
  invalid_fields: { code: "invalid-request", sentence: "What was sent is not valid." },
  malformed_json: { code: "invalid-request" },
  not_found: { code: "product-not-found" },
  product_not_found: { code: "product-not-found" },
  already_there: { code: "already-there", sentence: "There is such a product already." },
  version_conflict: {
    code: "version-conflict",
    sentence: "Somebody else has changed this product since you read it.",
  },
  in_progress: { code: "in-progress" },
  body_too_large: { code: "body-too-large" },
  idempotency_key_reused: { code: "idempotency-key-reused" },
};

/**
 * The backend's no, in our own words and names, or else in its sentence. Nothing where it did not
 * speak: then it was not asked rightly.
 *
 * @param nameOf our name for the backend's field
 */
export function refusal(
  body: unknown,
  nameOf: (field: string) => string = ownFieldName,
): ProblemError | undefined {
  const { data } = refusalSchema.safeParse(body);
  if (!data) return;
  const { code, sentence } = problems[data.code ?? ""] ?? { code: "refused" };
  const fields = data.fields?.map(({ field, message }) => ({
    field: nameOf(field),
    message,
  }));
  return new ProblemError(code, sentence ?? data.message, {
    ...(fields && { fields }),
    ...(data.current && { current: editableProduct(data.current) }),
  });
}
