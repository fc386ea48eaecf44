import { adminAreas } from "./admin-areas";
import { authRoutes, hookRoutes } from "./auth-routes";
import { closedRoutes } from "./closed-routes";
import { allowedPattern, areaPattern, closedPattern } from "./path-pattern";
import type { AreaRule, ClosedRoute, RouteRule } from "./route-rule";
import { storeRoutes } from "./store-routes";

export const allowedRoutes: RouteRule[] = [...storeRoutes, ...authRoutes, ...hookRoutes];

const routes = allowedRoutes.map((rule) => ({ rule, pattern: allowedPattern(rule.path) }));
const areas = adminAreas.map((rule) => ({ rule, pattern: areaPattern(rule.area) }));
const closed = closedRoutes.map((rule) => ({ rule, pattern: closedPattern(rule.path) }));

/** What the allow-list says of a path and a method. */
export type FoundRoute =
  | { route: RouteRule }
  | { area: AreaRule }
  /** The path is open to other methods. */
  | { otherMethods: string[] }
  /** The path is closed; with the reason where it is listed. */
  | { closed: ClosedRoute | undefined };

/**
 * Looks a call up.
 *
 * @param method HEAD counts as GET
 * @param path without the query; a slash at its end does not matter
 */
export function findRoute(method: string, path: string): FoundRoute {
  const asked = method === "HEAD" ? "GET" : method;
  const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  const here = routes.filter(({ pattern }) => pattern.test(plain)).map(({ rule }) => rule);
  const route = here.find((rule) => rule.method === asked);
  if (route) return { route };
  if (here.length > 0) return { otherMethods: here.map((rule) => rule.method) };
  const shut = closedRoute(asked, plain);
  if (shut) return { closed: shut };
  const area = areas.find(({ pattern }) => pattern.test(plain))?.rule;
  return area ? { area } : { closed: undefined };
}

/** The entry of a route that is closed on purpose; undefined where there is none. */
export function closedRoute(method: string, path: string): ClosedRoute | undefined {
  return closed.find(
    ({ rule, pattern }) => (rule.method ?? method) === method && pattern.test(path),
  )?.rule;
}
