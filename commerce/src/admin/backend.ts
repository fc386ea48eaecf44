import type { FieldProblem } from "../catalogue-product/schema";
import type { Result } from "../result";
import { t } from "./i18n/translate";

/** Why the backend refused a call. */
export interface Problem {
  /** The HTTP status; 0 where no answer came. */
  status: number;
  /** A stable code, such as `version_conflict`. */
  code: string;
  /** A sentence for people. */
  message: string;
  fields: FieldProblem[];
  /** The whole answer if it was JSON. */
  body: Record<string, unknown>;
}

interface Request {
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Calls an admin route of the backend with the session of the signed-in merchandiser. A call with a
 * body is a POST. Medusa's own client keeps only the message of a refusal: not its code, its fields
 * or the current product.
 *
 * @throws DOMException `AbortError` when `signal` was aborted; nothing else
 */
export async function askBackend<Body>(
  path: string,
  { method, body, signal }: Request = {},
): Promise<Result<Body, Problem>> {
  let status = 0;
  let text = "";
  try {
    const response = await fetch(path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
      signal,
    });
    text = await response.text();
    status = response.status;
  } catch (error) {
    if (signal?.aborted) throw error;
  }
  return readAnswer<Body>(status, text);
}

/** The body of a successful answer, or the problem of any other. */
export function readAnswer<Body>(status: number, text: string): Result<Body, Problem> {
  const json = parse(text);
  if (status >= 200 && status < 300) return { value: json as Body };
  return { problem: problemOf(status, isRecord(json) ? json : {}) };
}

/** The problem that a status and its answer describe. */
export function problemOf(status: number, body: Record<string, unknown>): Problem {
  const { code, type, message, fields } = body;
  return {
    status,
    code: textOr(code, textOr(type, "unknown")),
    message: sentenceFor(status) ?? textOr(message, t("backend.refused")),
    fields: Array.isArray(fields) ? fields.filter(isFieldProblem) : [],
    body,
  };
}

/** The sentence for a status whose answer does not matter; undefined where the answer says more. */
function sentenceFor(status: number): string | undefined {
  if (status === 0) {
    return t("backend.silent");
  }
  if (status === 401) {
    return t("backend.signedOut");
  }
  if (status === 413) return t("backend.tooLarge");
  if (status >= 500) {
    return t("backend.broken");
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === "string" && value !== "" ? value : otherwise;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value.field === "string" && typeof value.message === "string";
}
