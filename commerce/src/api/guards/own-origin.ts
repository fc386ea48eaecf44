import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseCorsOrigins } from "@medusajs/framework/utils";
import type { Environment } from "../../environment";

type Asked = Pick<MedusaRequest, "method" | "headers" | "session">;

/** What only reads. */
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Stands before everything that writes: the cookie of a session counts on the shop's own pages alone.
 * A browser sends it from other sites' pages too, where `SameSite` does not keep it back: from another
 * host below the same domain, or in an old browser. Tokens are sent by nobody who was not given them,
 * and programs, which say no origin, show no pages of others.
 */
export function ownOrigin({
  storeCors,
  adminCors,
  authCors,
  commerceUrl,
}: Pick<Environment, "storeCors" | "adminCors" | "authCors" | "commerceUrl">) {
  const own = [
    new URL(commerceUrl).origin,
    ...[storeCors, adminCors, authCors].flatMap(parseCorsOrigins),
  ];
  const isOwn = (origin: string) =>
    own.some((one) => (one instanceof RegExp ? one.test(origin) : one === origin));

  return ({ method, headers, session }: Asked, res: MedusaResponse, next: MedusaNextFunction) => {
    const hasSession = (session as { auth_context?: unknown } | undefined)?.auth_context;
    if (safeMethods.has(method) || !hasSession || isFromOwnPage(headers, isOwn)) return next();
    res.status(403).json({
      type: "not_allowed",
      code: "foreign_origin",
      message: "A page of another site may not write here in your name. Open the shop's own page.",
    });
  };
}

/** What a browser says of the page that a request comes from; a program says nothing of it. */
function isFromOwnPage(
  { origin, referer, "sec-fetch-site": site }: MedusaRequest["headers"],
  isOwn: (origin: string) => boolean,
): boolean {
  if (origin !== undefined) return isOwn(origin);
  if (referer !== undefined) return URL.canParse(referer) && isOwn(new URL(referer).origin);
  return site === undefined || site === "same-origin" || site === "none";
}
