import type { ServerResponse } from "node:http";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readEnvironment } from "../../environment";

const { commerceUrl } = readEnvironment(process.env);

/** Answers that are one person's, or secret: nothing on the way keeps a copy. */
const personal = /^\/(?:admin|auth|store\/(?:carts|customers|orders|payment-collections))(?:\/|$)/i;

const headers = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // JSON needs nothing; uploaded files say their own.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  ...(commerceUrl.startsWith("https:") && { "Strict-Transport-Security": "max-age=31536000" }),
};

/** Tells browsers what they must never do with an answer of the engine's API. */
export function answerHeaders(
  req: Pick<MedusaRequest, "originalUrl">,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  setAnswerHeaders(req, res);
  next();
}

/** The same for an answer that is given before any middleware: that a body is too large. */
export function setAnswerHeaders(
  { originalUrl }: Pick<MedusaRequest, "originalUrl">,
  res: Pick<ServerResponse, "removeHeader" | "setHeader">,
): void {
  res.removeHeader("X-Powered-By");
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (personal.test(originalUrl.split("?")[0] ?? "")) res.setHeader("Cache-Control", "no-store");
}
