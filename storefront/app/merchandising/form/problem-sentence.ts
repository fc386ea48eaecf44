import type { Problem, ProblemCode } from "@chemical-ink/product-api/contract/problem";
import { delaySentence } from "~/commerce/try-again.ts";
import { backendSentence } from "~/language/backend-sentence.ts";
import { m } from "~/paraglide/messages.js";

/** The sentences of the product API's codes. */
const sentences: Partial<Record<ProblemCode, () => string>> = {
  "already-there": m.product_problem_already_there,
  "backend-unavailable": m.product_problem_backend_unavailable,
  "body-too-large": m.product_problem_body_too_large,
  "catalogue-unavailable": m.product_problem_catalogue_unavailable,
  "in-progress": m.product_problem_in_progress,
  "invalid-request": m.product_problem_invalid_request,
  "not-allowed": m.product_problem_not_allowed,
  "not-signed-in": m.product_problem_not_signed_in,
  "outcome-unknown": m.product_problem_outcome_unknown,
  "product-not-found": m.product_problem_product_not_found,
  "storage-full": m.product_problem_storage_full,
  "version-conflict": m.product_problem_version_conflict,
};

/** The sentence of a problem in the page's language; `seconds` comes from Retry-After. */
export function problemSentence({ code, detail, reference }: Problem, seconds?: number): string {
  if (code === "too-many-requests") return delaySentence("too-many", seconds);
  return backendSentence(detail, () =>
    code === "unexpected"
      ? m.product_problem_unexpected({ reference })
      : (sentences[code] ?? m.refusal_other)(),
  );
}
