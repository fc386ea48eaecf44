import type { ServerResponse } from "node:http";
import { type Environment, environment } from "../environment";
import { adminPolicy } from "./admin-policy";

/** Personal or secret answers, which no proxy may cache. */
const personal = /^\/(?:admin|auth|store\/(?:carts|customers|orders|payment-collections))(?:\/|$)/i;

/** The pages of the admin, which Medusa serves before the shop's middleware. */
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
    // The storefront, of another origin, reads how long to wait.
    ["Access-Control-Expose-Headers", "Retry-After"],
    // JSON needs no resources. Uploaded files set their own policy.
    ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
    ...(commerceUrl.startsWith("https:")
      ? [["Strict-Transport-Security", "max-age=31536000"] as [string, string]]
      : []),
  ];
}

/**
 * Sets the security headers of every answer and removes those that name the software. It runs
 * before Medusa sees the request.
 *
 * @param path the path of the request, without its query
 */
export function setAnswerHeaders(path: string, response: ServerResponse): void {
  for (const [name, value] of everyAnswer) response.setHeader(name, value);
  if (personal.test(path)) response.setHeader("Cache-Control", "no-store");
  if (adminPage.test(path)) response.setHeader("Content-Security-Policy", policyOfAdmin);
  // Express adds its name to each answer, and Medusa does not turn that off.
  const writeHead = response.writeHead as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    response.removeHeader("X-Powered-By");
    return writeHead.apply(response, head);
  };
}
