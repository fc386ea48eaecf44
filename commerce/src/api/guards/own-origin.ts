import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseCorsOrigins } from "@medusajs/framework/utils";
import type { Environment } from "../../environment";

type Asked = Pick<MedusaRequest, "method" | "headers" | "session">;

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Guards all routes that write: a session's cookie is accepted from the shop's own pages only.
 * Browsers also send it from another host of the same domain, and old ones ignore `SameSite`.
 * Bearer tokens need no such check, and programs send no Origin.
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

/** Whether the headers that browsers send name one of the shop's own pages. */
function isFromOwnPage(
  { origin, referer, "sec-fetch-site": site }: MedusaRequest["headers"],
  isOwn: (origin: string) => boolean,
): boolean {
  if (origin !== undefined) return isOwn(origin);
  if (referer !== undefined) return URL.canParse(referer) && isOwn(new URL(referer).origin);
  return site === undefined || site === "same-origin" || site === "none";
}
