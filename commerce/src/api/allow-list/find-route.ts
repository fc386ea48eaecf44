import { adminAreas } from "./admin-areas";
import { authRoutes, hookRoutes } from "./auth-routes";
import { closedRoutes } from "./closed-routes";
import { allowedPattern, areaPattern, closedPattern } from "./path-pattern";
import type { AreaRule, ClosedRoute, RouteRule } from "./route-rule";
import { storeRoutes } from "./store-routes";

/** Every route that can be called one by one. */
export const allowedRoutes: RouteRule[] = [...storeRoutes, ...authRoutes, ...hookRoutes];

const routes = allowedRoutes.map((rule) => ({ rule, pattern: allowedPattern(rule.path) }));
const areas = adminAreas.map((rule) => ({ rule, pattern: areaPattern(rule.area) }));
const closed = closedRoutes.map((rule) => ({ rule, pattern: closedPattern(rule.path) }));

/** What is known of an address and a method. */
export type FoundRoute =
  | { route: RouteRule }
  | { area: AreaRule }
  /** The address takes other methods. */
  | { otherMethods: string[] }
  /** Nobody may call it; with the reason, where it is closed on purpose. */
  | { closed: ClosedRoute | undefined };

/**
 * Finds what a call may do.
 *
 * @param method HEAD asks for what GET does
 * @param path without the query; one slash at its end makes no difference
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

/** The route that is closed on purpose, where there is one. */
export function closedRoute(method: string, path: string): ClosedRoute | undefined {
  return closed.find(
    ({ rule, pattern }) => (rule.method ?? method) === method && pattern.test(path),
  )?.rule;
}
