import type { IncomingMessage } from "node:http";

/** What Express leaves on a request whose route it has found. */
type Routed = IncomingMessage & {
  originalUrl?: string;
  baseUrl?: string;
  route?: { path?: unknown };
};

/** Where the backend has addresses at all; what else strangers ask for is one route. */
const areas = new Set(["admin", "app", "auth", "cloud", "health", "hooks", "static", "store"]);

/**
 * The pattern of a request's route, `/store/carts/:id`. Where the request did not come so far, the
 * area it was in, `/store/*`, or `none`: there are only so many, whatever is asked for.
 */
export function routePattern(request: Routed): string {
  const path = request.route?.path;
  if (typeof path === "string" && !path.includes("*")) return `${request.baseUrl ?? ""}${path}`;
  const [, area = ""] = (request.originalUrl ?? request.url ?? "").split(/[/?]/);
  return areas.has(area) ? `/${area}/*` : "none";
}
