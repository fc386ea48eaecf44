import type { ServerResponse } from "node:http";
import { type Environment, environment } from "../environment";
import { adminPolicy } from "./admin-policy";

/** Answers that are one person's, or secret: nothing on the way keeps a copy. */
const personal = /^\/(?:admin|auth|store\/(?:carts|customers|orders|payment-collections))(?:\/|$)/i;

/** The pages of the admin, which Medusa serves before any middleware of ours. */
const adminPage = /^\/app(?:\/|$)/i;

const known = environment();
const everyAnswer = headersOf(known);
const policyOfAdmin = adminPolicy(known, known.isBuilt);

function headersOf({ commerceUrl }: Environment): [name: string, value: string][] {
  return [
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    // The storefront has another origin: it says how long to wait.
    ["Access-Control-Expose-Headers", "Retry-After"],
    // JSON needs nothing; uploaded files say their own.
    ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
    ...(commerceUrl.startsWith("https:")
      ? [["Strict-Transport-Security", "max-age=31536000"] as [string, string]]
      : []),
  ];
}

/**
 * Tells browsers what they must never do with an answer of the backend, and keeps to itself what the
 * backend is made of. For every answer, before Medusa knows of the request.
 *
 * @param path the path that is asked for, without its query
 */
export function setAnswerHeaders(path: string, response: ServerResponse): void {
  for (const [name, value] of everyAnswer) response.setHeader(name, value);
  if (personal.test(path)) response.setHeader("Cache-Control", "no-store");
  if (adminPage.test(path)) response.setHeader("Content-Security-Policy", policyOfAdmin);
  // Express names itself in each answer, and Medusa does not tell it not to.
  const writeHead = response.writeHead as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    response.removeHeader("X-Powered-By");
    return writeHead.apply(response, head);
  };
}
