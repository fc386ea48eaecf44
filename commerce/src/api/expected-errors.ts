import { databaseUnavailable, isDatabaseUnavailable } from "../database/database-unavailable";

interface ErrorAnswer {
  status: number;
  /** The seconds after which the same request may succeed. */
  retryAfter?: number;
  body: { type: string; code: string; message: string };
}

/** The parts of an error that identify it. Its class is often lost on the way. */
export interface Thrown {
  name?: string;
  /** The error's type in body-parser, multer or PostgreSQL. */
  type?: unknown;
  code?: unknown;
  status?: unknown;
  /** The most bytes of a body. */
  limit?: unknown;
  message?: string;
}

/** busboy's messages for a broken multipart form. */
const brokenForm =
  /^(Unexpected end of form|Malformed part header|Malformed content type|Multipart: Boundary not found)$/;

/** Medusa's messages for a cart without a valid payment. */
const unpaid =
  /^(Session: \S+ was not authorized with the provider\.|Payment sessions are required to complete cart|Payment collection has not been initiated for cart|Payment providers? .+ not enabled in the cart's region .+)$/;

/** The answer while the database does not respond. */
export const databaseIsAway: ErrorAnswer = {
  ...answer(
    503,
    databaseUnavailable,
    "The shop cannot be reached just now. Please try again in a moment.",
    "unavailable",
  ),
  retryAfter: 2,
};

/** The codes of Node and PostgreSQL for a full disk or quota. */
const fullDisk = /^(?:ENOSPC|EDQUOT|53100)$/;

/** The answer to an error for which Medusa has none, or none that people understand. */
export function expectedError(error: Thrown): ErrorAnswer | undefined {
  const { name, type, code, status, limit, message = "" } = error;
  if (type === "entity.too.large") {
    const most = typeof limit === "number" ? `, at most ${Math.floor(limit / 1024)} kB` : "";
    return answer(413, "body_too_large", `That is more than can be taken at once${most}.`);
  }
  if (type === "entity.parse.failed") {
    return answer(400, "malformed_json", "The body is not valid JSON.");
  }
  if (name === "MulterError") {
    const sentence =
      code === "LIMIT_UNEXPECTED_FILE" ? "A file is in a field that takes none." : `${message}.`;
    return answer(400, "invalid_form", sentence);
  }
  if (brokenForm.test(message)) {
    return answer(400, "invalid_form", "The form ends too early or is broken.");
  }
  if (typeof code === "string" && /^(22|54)[0-9A-Z]{3}$/.test(code)) {
    // PostgreSQL's "data exception" and "program limit exceeded".
    return answer(400, "not_storable", "The request holds a value that cannot be stored.");
  }
  if (isDatabaseUnavailable(error)) return databaseIsAway;
  if (fullDisk.test(String(code)) || /^(?:ENOSPC|EDQUOT): /.test(message)) {
    return answer(
      507,
      "storage_full",
      "There is no room left to keep this, and nothing of it was kept. Please tell the people who run the shop.",
      "unavailable",
    );
  }
  if (code === "EFBIG" || message.startsWith("EFBIG: ")) {
    return answer(413, "body_too_large", "That is larger than what can be kept here.");
  }
  if (message === "A non-negative integer must be provided to offset.") {
    return answer(400, "invalid_offset", "An offset is 0 or more.");
  }
  if (/^(Failed to acquire lock|Timed-out acquiring lock)/.test(message)) {
    return answer(409, "busy", "This is being changed right now. Please try again.", "conflict");
  }
  if (/^Updating (Status|State) from .+ is not allowed\.$/.test(message)) {
    // Of two parallel steps one failed, and the workflow has only recorded the success of the
    // other.
    return answer(
      409,
      "busy",
      "This did not succeed at the first try. Please try again.",
      "conflict",
    );
  }
  if (/^Order with .*already exists/.test(message)) {
    // Another process has just made an order of this cart.
    return answer(409, "busy", "This is being ordered right now. Please look again.", "conflict");
  }
  if (/^Cart \S+ is already completed/.test(message)) {
    return answer(400, "cart_completed", "This cart is already completed: it has become an order.");
  }
  if (unpaid.test(message)) {
    return answer(
      400,
      "payment_not_authorized",
      "The payment is not confirmed. Please confirm it, or choose another way to pay.",
      "payment_authorization_error",
    );
  }
  if (message.startsWith("Not enough stock available for item")) {
    return answer(
      400,
      "insufficient_inventory",
      "Something in the cart has just been sold. Please look at the cart again.",
      "not_allowed",
    );
  }
  if (message === "Some variant does not have the required inventory") {
    return answer(400, "insufficient_inventory", "There are not that many left.", "not_allowed");
  }
  if (/^Variants .+ do not exist or belong to a product that is not published$/.test(message)) {
    return answer(400, "product_unavailable", "One of these products is no longer sold.");
  }
  if (/^Address with id: \S+ was not found$/.test(message)) {
    return answer(404, "address_not_found", "There is no such address.", "not_found");
  }
  if (typeof status === "number" && status >= 400 && status < 500 && name === "URIError") {
    return answer(400, "invalid_address", "The address cannot be read.");
  }
  return undefined;
}

function answer(status: number, code: string, message: string, type = "invalid_data"): ErrorAnswer {
  return { status, body: { type, code, message } };
}
