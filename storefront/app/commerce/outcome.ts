import { backendSentence } from "~/language/backend-sentence.ts";
import { m } from "~/paraglide/messages.js";
import type { Result } from "./result.ts";
import { type Delay, delayOf, delaySentence, secondsOf } from "./try-again.ts";

/** What can go wrong with a call to the backend. */
export type BackendProblemCode =
  | "unreachable"
  /** Another call works on the cart (`busy`), too many calls were made, or an outage. */
  | Delay
  | "out-of-stock"
  | "not-found"
  | "already-ordered"
  /** The payment is missing or was not confirmed. */
  | "unpaid"
  /** The cart costs something else than the shopper was shown. */
  | "changed"
  | "signed-out"
  /** Something else has to be done first: the sentence says what. */
  | "too-early"
  | "refused"
  | "unexpected";

/** An expected failure: a stable code, and a sentence for people. */
export interface BackendProblem {
  code: BackendProblemCode;
  sentence: string;
  /** Seconds after which the shop allows another try, if it said so. */
  retryAfter?: number;
}

export type Outcome<Value> = Result<Value, BackendProblem>;

/** The problem of a shop that cannot be reached. */
export function unreachable(): BackendProblem {
  return { code: "unreachable", sentence: m.outcome_unreachable() };
}

/** The problem of a shop that is unavailable for now. */
export function unavailable(): BackendProblem {
  return { code: "unavailable", sentence: delaySentence("unavailable", undefined) };
}

/** Whether the same call may succeed a little later without a change by the shopper. */
export function isTransient({ code }: BackendProblem): boolean {
  return code === "unreachable" || code === "busy" || code === "too-many" || code === "unavailable";
}

/** The problem of a cart that differs from what the shopper was shown. */
export function changed(): BackendProblem {
  return { code: "changed", sentence: m.outcome_changed() };
}

/** Whether the cart, line or variant may be gone: only retrieving the cart tells. */
export function mayBeGone({ code }: BackendProblem): boolean {
  return code === "not-found" || code === "already-ordered";
}

/** The problem of an unexpected failure. */
export function unexpected(): BackendProblem {
  return { code: "unexpected", sentence: m.outcome_unexpected() };
}

/** Runs a call to the backend and turns its failure into a problem. Never throws. */
export async function attempt<Value>(call: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await call() };
  } catch (cause) {
    return { ok: false, problem: problemOf(cause) };
  }
}

const codeMessages = {
  unreachable: m.outcome_unreachable,
  "out-of-stock": m.outcome_out_of_stock,
  "not-found": m.outcome_not_found,
  "already-ordered": m.outcome_already_ordered,
  unpaid: m.outcome_unpaid,
  changed: m.outcome_changed,
  "signed-out": m.outcome_signed_out,
  unexpected: m.outcome_unexpected,
};

/** The problem of a failed call. Unexpected failures are logged with their cause. */
export function problemOf(cause: unknown): BackendProblem {
  const code = codeOf(cause);
  if (code === "unexpected") console.error("The backend answered unexpectedly.", cause);
  if (code === "refused" || code === "too-early") {
    return { code, sentence: refusalSentence(cause) };
  }
  if (code !== "busy" && code !== "too-many" && code !== "unavailable") {
    return {
      code,
      sentence: codeMessages[code](),
    };
  }
  const retryAfter = answerOf(cause)?.retryAfter;
  const sentence = delaySentence(code, retryAfter);
  return { code, sentence, ...(retryAfter !== undefined && { retryAfter }) };
}

function codeOf(cause: unknown): BackendProblemCode {
  const answer = answerOf(cause);
  if (!answer) return isNetworkFailure(cause) ? "unreachable" : "unexpected";
  const backendCode = field(answer.data, "code");
  if (backendCode === "insufficient_inventory") return "out-of-stock";
  if (backendCode === "payment_not_authorized") return "unpaid";
  if (backendCode === "amounts_changed" || backendCode === "payment_amount_changed")
    return "changed";
  if (backendCode === "promotion_needs_shipping") return "too-early";
  if (/already completed/i.test(backendMessage(cause))) return "already-ordered";
  if (answer.status === 401) return "signed-out";
  if (answer.status === 404) return "not-found";
  const delay = delayOf(answer.status);
  if (delay) return delay;
  return answer.status >= 400 && answer.status < 500 ? "refused" : "unexpected";
}

/** The answer in an axios error, by its shape: axios is a dependency of medusa-js only. */
function answerOf(
  cause: unknown,
): { status: number; data: unknown; retryAfter: number | undefined } | null {
  const response = isRecord(cause) ? cause.response : undefined;
  if (!isRecord(response) || typeof response.status !== "number") return null;
  const headers = isRecord(response.headers) ? response.headers : {};
  const { status, data } = response;
  return { status, data, retryAfter: secondsOf(headers["retry-after"]) };
}

function isNetworkFailure(cause: unknown): boolean {
  return isRecord(cause) && (cause.isAxiosError === true || cause instanceof TypeError);
}

/** By the backend's code, why it refuses a cart. */
const refusalMessages: Record<string, (() => string) | undefined> = {
  promotion_unknown: m.refusal_promotion_unknown,
  promotion_not_yet: m.refusal_promotion_not_yet,
  promotion_expired: m.refusal_promotion_expired,
  promotion_used_up: m.refusal_promotion_used_up,
  promotion_other_currency: m.refusal_promotion_other_currency,
  promotion_needs_shipping: m.refusal_promotion_needs_shipping,
  invalid_quantity: m.refusal_invalid_quantity,
  product_unavailable: m.refusal_product_unavailable,
};

function refusalSentence(cause: unknown): string {
  const own = refusalMessages[field(answerOf(cause)?.data, "code")];
  return own ? own() : backendSentence(backendMessage(cause), m.refusal_other);
}

function backendMessage(cause: unknown): string {
  return field(answerOf(cause)?.data, "message");
}

function field(data: unknown, name: string): string {
  const value = isRecord(data) ? data[name] : undefined;
  return typeof value === "string" ? value : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
