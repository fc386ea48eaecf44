import type { PublicConfig } from "~/commerce/public-config.ts";
import type { Result } from "~/commerce/result.ts";
import { sessionHeaders } from "~/commerce/session-headers.ts";
import { delayOf, secondsOf } from "~/commerce/try-again.ts";
import { backendSentence } from "~/language/backend-sentence.ts";
import { storedLanguage } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { type MessageErrors, type MessageValues, messageFields } from "./message-rules.ts";

/** Why a message was not sent: a sentence, and errors by field if there are any. */
export interface SendProblem {
  sentence: string;
  errors?: MessageErrors;
  isTrapped?: boolean;
}

/** A message with its hidden field. */
export interface OutgoingMessage extends MessageValues {
  /** The honeypot field: invisible to people, so they leave it empty. */
  website: string;
}

/** How long the backend may take to answer, ms. */
const timeoutMs = 30_000;

interface Refusal {
  message?: string;
  fields?: { field: string; message: string }[];
}

/**
 * Sends a message to the shop, with the session of the signed-in person. Repeated with the same
 * key, it is sent once. Never throws.
 */
export async function sendMessage(
  config: PublicConfig,
  message: OutgoingMessage,
  idempotencyKey: string,
): Promise<Result<null, SendProblem>> {
  try {
    const response = await fetch(`${config.commerceUrl}/store/contact-messages`, {
      method: "POST",
      headers: {
        ...sessionHeaders,
        "content-type": "application/json",
        "x-publishable-api-key": config.publishableKey,
        "idempotency-key": idempotencyKey,
      },
      body: JSON.stringify({ ...message, locale: storedLanguage() }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { ok: true, value: null };
    return { ok: false, problem: await refusal(response) };
  } catch (cause) {
    console.error("The message was not sent.", cause);
    return { ok: false, problem: { sentence: m.contact_unreachable() } };
  }
}

async function refusal(response: Response): Promise<SendProblem> {
  const { message = "", fields = [] }: Refusal = await response.json().catch(() => ({}));
  if (response.status === 429) {
    return { sentence: tooMany(message, response.headers.get("retry-after")) };
  }
  if (response.status !== 400 || fields.length === 0) {
    console.error("The backend did not take the message.", response.status, message);
    return {
      sentence:
        delayOf(response.status) === "unavailable"
          ? m.contact_unavailable()
          : m.contact_unexpected(),
    };
  }
  if (fields.some(({ field }) => field === "website")) {
    return { sentence: m.contact_trapped(), isTrapped: true };
  }
  const errors: MessageErrors = {};
  for (const name of messageFields) {
    const found = fields.find(({ field }) => field === name);
    if (found) errors[name] = backendSentence(found.message, m.refusal_other);
  }
  return { sentence: m.contact_see_marked(), errors };
}

function tooMany(sentence: string, retryAfter: string | null): string {
  const seconds = secondsOf(retryAfter);
  return backendSentence(sentence, () =>
    seconds === undefined
      ? m.contact_too_many_for_now()
      : m.contact_too_many({ minutes: Math.ceil(seconds / 60) }),
  );
}
