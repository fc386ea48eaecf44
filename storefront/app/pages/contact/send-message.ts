import type { PublicConfig } from "~/commerce/public-config.ts";
import { sessionHeaders } from "~/commerce/session-headers.ts";
import { type MessageErrors, type MessageValues, messageFields } from "./message-rules.ts";

/** What became of sending; a problem has a sentence, and errors per field where there are any. */
export type SendOutcome =
  | { sent: true }
  | { sent: false; sentence: string; errors?: MessageErrors; isTrapped?: boolean };

/** A message as it is sent. */
export interface OutgoingMessage extends MessageValues {
  /** The trap for robots: nobody sees the field, so it is empty. */
  website: string;
}

/** How long the engine may take to answer, in milliseconds. */
const patienceMs = 30_000;

/** What the engine says no with, as far as the form looks at it. */
interface Refusal {
  message?: string;
  fields?: { field: string; message: string }[];
}

const unreachable =
  "The message was not sent: the shop cannot be reached right now. Check your connection and try again.";
const unexpected = "The message was not sent: something went wrong on our side. Please try again.";

/**
 * Sends a message to the shop, in the name of who is signed in. With the same key it is one
 * message, however often it is sent. Never throws.
 */
export async function sendMessage(
  config: PublicConfig,
  message: OutgoingMessage,
  idempotencyKey: string,
): Promise<SendOutcome> {
  try {
    const response = await fetch(`${config.commerceUrl}/store/contact-messages`, {
      method: "POST",
      headers: {
        ...sessionHeaders,
        "content-type": "application/json",
        "x-publishable-api-key": config.publishableKey,
        "idempotency-key": idempotencyKey,
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.ok) return { sent: true };
    return await refusal(response);
  } catch (cause) {
    console.error("The message was not sent.", cause);
    return { sent: false, sentence: unreachable };
  }
}

async function refusal(response: Response): Promise<SendOutcome> {
  const { message, fields = [] }: Refusal = await response.json().catch(() => ({}));
  if (response.status === 429 && message) return { sent: false, sentence: message };
  if (response.status !== 400 || fields.length === 0) {
    console.error("The engine did not take the message.", response.status, message);
    return { sent: false, sentence: response.status === 503 ? unreachable : unexpected };
  }
  if (fields.some(({ field }) => field === "website")) {
    const sentence =
      "Your browser has filled in a hidden field that catches robots. It is empty again: please send once more.";
    return { sent: false, sentence, isTrapped: true };
  }
  const errors: MessageErrors = {};
  for (const name of messageFields) {
    const found = fields.find(({ field }) => field === name);
    if (found) errors[name] = found.message;
  }
  return { sent: false, sentence: "The message was not sent: see what is marked.", errors };
}
