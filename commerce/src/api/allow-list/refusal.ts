import type { FieldProblem } from "../../catalogue-product/schema";

/** Why a request is refused before Medusa sees it. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  fields?: FieldProblem[];
  headers?: Record<string, string>;
}

/** The body of the answer, in the form of Medusa's errors. */
export function refusalBody({ status, code, message, fields }: Refusal): object {
  const type = status === 404 ? "not_found" : status >= 500 ? "unavailable" : "invalid_data";
  return { type, code, message, ...(fields && { fields }) };
}
