import type { VersionedProduct } from "./catalogue-product";
import type { FieldProblem } from "./schema";

/** What the catalogue says no with, and the HTTP status of each. */
export const refusalStatus = {
  invalid_fields: 400,
  version_required: 400,
  not_found: 404,
  already_there: 409,
  version_conflict: 409,
  /** Somebody else is writing the same product, or the same call is still being answered. */
  in_progress: 409,
  idempotency_key_reused: 422,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

interface Details {
  fields?: FieldProblem[];
  /** The product as it is, where the caller's is an old one. */
  current?: VersionedProduct;
}

/** An expected no: nothing was written. */
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

/** A refusal for the sake of fields, which its sentence names. */
export function fieldsRefusal(
  code: "invalid_fields" | "already_there",
  fields: FieldProblem[],
): CatalogueRefusal {
  const message = fields
    .map(({ field, message }) => (field ? `${field}: ${message}` : message))
    .join(" ");
  return new CatalogueRefusal(code, message, { fields });
}

/** Knows a refusal also in the copy of it that a workflow hands on. */
export function isRefusal(error: unknown): error is CatalogueRefusal {
  return (error as { name?: unknown } | null)?.name === "CatalogueRefusal";
}
