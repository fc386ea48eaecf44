import type { VersionedProduct } from "./catalogue-product";
import type { FieldProblem } from "./schema";

/** The codes of refusals with their HTTP status. */
export const refusalStatus = {
  invalid_fields: 400,
  version_required: 400,
  not_found: 404,
  already_there: 409,
  version_conflict: 409,
  /** Another request writes the same product, or the same request still runs. */
  in_progress: 409,
  idempotency_key_reused: 422,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

interface Details {
  fields?: FieldProblem[];
  /** The stored product, where the caller has an older version. */
  current?: VersionedProduct;
}

/** An expected refusal. Nothing was written. */
export class CatalogueRefusal extends Error {
  override name = "CatalogueRefusal";

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/** A refusal with problems of fields. Its sentence names them. */
export function fieldsRefusal(
  code: "invalid_fields" | "already_there",
  fields: FieldProblem[],
): CatalogueRefusal {
  const message = fields
    .map(({ field, message }) => (field ? `${field}: ${message}` : message))
    .join(" ");
  return new CatalogueRefusal(code, message, { fields });
}

/** Whether an error is a refusal, or the plain copy that a workflow makes of one. */
export function isRefusal(error: unknown): error is CatalogueRefusal {
  return (error as { name?: unknown } | null)?.name === "CatalogueRefusal";
}
