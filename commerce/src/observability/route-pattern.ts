import type { IncomingMessage } from "node:http";

/** The route that Express stores on a request. */
type Routed = IncomingMessage & {
  originalUrl?: string;
  baseUrl?: string;
  route?: { path?: unknown };
};

/** The first parts of the backend's paths. */
const areas = new Set(["admin", "app", "auth", "cloud", "health", "hooks", "static", "store"]);

/*
 * The pattern of a request's route, `/store/carts/:id`. A request without a route has its area,
 * `/store/*`, or `none`, so the number of patterns is limited.
 */
export function routePattern(request: Routed): string {
  const path = request.route?.path;
  if (typeof path === "string" && !path.includes("*")) return `${request.baseUrl ?? ""}${path}`;
  const [, area = ""] = (request.originalUrl ?? request.url ?? "").split(/[/?]/);
  return areas.has(area) ? `/${area}/*` : "none";
}
