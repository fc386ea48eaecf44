import { textsIn } from "~/language/texts.ts";
import type { Result } from "./result.ts";
import { type Delay, delayOf, delaySentence, secondsOf } from "./try-again.ts";

/** What can go wrong when the backend is asked for something. */
export type BackendProblemCode =
  /** There was no answer. */
  | "unreachable"
  /** Somebody else is at it (`busy`), it was asked too often, or the shop is away for a moment. */
  | Delay
  | "out-of-stock"
  | "not-found"
  | "already-ordered"
  /** There is no payment yet, or it was not confirmed. */
  | "unpaid"
  /** The cart costs something else than the shopper was shown. */
  | "changed"
  | "signed-out"
  /** It will be done once something else is: the sentence says what. */
  | "too-early"
  | "refused"
  | "unexpected";

/** An expected failure: a stable code, and a sentence for people. */
export interface BackendProblem {
  code: BackendProblemCode;
  sentence: string;
  /** After how many seconds it may be tried again, where the shop said so. */
  retryAfter?: number;
}

/** A value, or why there is none. */
export type Outcome<Value> = Result<Value, BackendProblem>;

/** The same sentence everywhere for the same problem. */
const sentences = textsIn({
  en: {
    unreachable: "The shop cannot be reached right now. Check your connection and try again.",
    "out-of-stock": "There are not that many in stock.",
    "not-found": "This is not available any more.",
    "already-ordered": "This cart has already become an order.",
    unpaid: "The payment is not confirmed. Please confirm it, or choose another way to pay.",
    changed: "Your cart has changed, please look again.",
    "signed-out": "Your sign-in has ended. Please sign in again.",
    unexpected: "Something went wrong on our side. Please try again.",
  },
  fr: {
    unreachable:
      "La boutique est injoignable pour le moment. Vérifiez votre connexion et réessayez.",
    "out-of-stock": "Le stock ne suffit pas pour cette quantité.",
    "not-found": "Ceci n’est plus disponible.",
    "already-ordered": "Ce panier a déjà été commandé.",
    unpaid:
      "Le paiement n’est pas confirmé. Confirmez-le ou choisissez un autre moyen de paiement.",
    changed: "Votre panier a changé, veuillez le revoir.",
    "signed-out": "Votre session a pris fin. Veuillez vous reconnecter.",
    unexpected: "Une erreur est survenue de notre côté. Veuillez réessayer.",
  },
});

/** What the backend refuses a cart for, by the backend's code, in the shopper's language. */
const refusals = textsIn({
  en: {
    promotion_unknown: "This code is not one of ours. Please look at how it is spelt.",
    promotion_not_yet: "This code is not valid yet.",
    promotion_expired: "This code has expired.",
    promotion_used_up: "This code has been used as often as it can be.",
    promotion_other_currency: "This code is for another currency.",
    promotion_needs_shipping:
      "This code is for delivery: it counts once you have chosen how we deliver.",
    invalid_quantity: "A quantity is a whole number.",
    product_unavailable: "Something here is no longer sold. Please take it out of the cart.",
  },
  fr: {
    promotion_unknown: "Ce code n’est pas l’un des nôtres. Vérifiez son orthographe.",
    promotion_not_yet: "Ce code n’est pas encore valable.",
    promotion_expired: "Ce code a expiré.",
    promotion_used_up: "Ce code a déjà été utilisé autant de fois que possible.",
    promotion_other_currency: "Ce code est prévu pour une autre devise.",
    promotion_needs_shipping:
      "Ce code concerne la livraison\u202f: il compte dès que vous avez choisi le mode de livraison.",
    invalid_quantity: "Une quantité est un nombre entier.",
    product_unavailable: "Un article n’est plus vendu. Veuillez le retirer du panier.",
  },
});

/** The problem of a shop that cannot be reached. */
export function unreachable(): BackendProblem {
  return { code: "unreachable", sentence: sentences().unreachable };
}

/** The problem of a shop that is away for a moment. */
export function unavailable(): BackendProblem {
  return { code: "unavailable", sentence: delaySentence("unavailable", undefined) };
}

/** Whether the same call may succeed a little later, with nothing changed by the shopper. */
export function isPassing({ code }: BackendProblem): boolean {
  return code === "unreachable" || code === "busy" || code === "too-many" || code === "unavailable";
}

/** The problem of a cart that is not what the shopper was shown. */
export function changed(): BackendProblem {
  return { code: "changed", sentence: sentences().changed };
}

/** Whether what was asked for may not be there any more: only the cart can tell. */
export function mayBeGone({ code }: BackendProblem): boolean {
  return code === "not-found" || code === "already-ordered";
}

/** The problem of what nobody expected. */
export function unexpected(): BackendProblem {
  return { code: "unexpected", sentence: sentences().unexpected };
}

/** Runs a call to the backend and turns its failure into a problem. Never throws. */
export async function attempt<Value>(call: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await call() };
  } catch (cause) {
    return { ok: false, problem: problemOf(cause) };
  }
}

/** What a failed call to the backend means. What nobody expected is logged with its cause. */
export function problemOf(cause: unknown): BackendProblem {
  const code = codeOf(cause);
  if (code === "unexpected") console.error("The backend answered unexpectedly.", cause);
  if (code === "refused" || code === "too-early") {
    return { code, sentence: refusalSentence(cause) || sentences().unexpected };
  }
  if (code !== "busy" && code !== "too-many" && code !== "unavailable") {
    return { code, sentence: sentences()[code] };
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

/** The answer an axios error carries, told by its shape: axios belongs to medusa-js, not to us. */
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

/** In the shopper's language where the backend's code is known, else in the backend's words. */
function refusalSentence(cause: unknown): string {
  const known: Record<string, string> = refusals();
  return known[field(answerOf(cause)?.data, "code")] ?? backendMessage(cause);
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
