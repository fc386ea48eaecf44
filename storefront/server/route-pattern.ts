import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { languageOfPath, languagePrefix } from "../app/language/language.ts";

/** The route of a path, as a pattern: `/product/:slug`. */
export type RoutePattern = (path: string) => string;

/**
 * The patterns of a build's routes. A page's data and languages count as the page; files are
 * `/assets/*`, and unknown paths are `none`, so that visitors cannot create new ones.
 */
export function routePatterns({ routes }: Pick<ServerBuild, "routes">): RoutePattern {
  const tree = childrenOf(undefined, Object.values(routes));
  return (path) => {
    if (path.startsWith("/assets/")) return "/assets/*";
    const page = path.replace(/(?:\/_root|\/_|)\.data$/, "") || "/";
    // The router would log the URL.
    if (!isEncoded(page)) return "none";
    const prefix = languagePrefix(languageOfPath(page));
    const matches = matchRoutes(tree, page, prefix || "/");
    const pattern = (matches ?? []).flatMap(({ route }) => route.path || []).join("/");
    if (!matches || pattern === "*") return "none";
    return `/${pattern}`;
  };
}

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

type BuiltRoute = NonNullable<ServerBuild["routes"][string]>;

function childrenOf(parentId: string | undefined, all: (BuiltRoute | undefined)[]): RouteObject[] {
  return all.flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    if (index) return [{ id, index }];
    return [{ id, ...(path !== undefined && { path }), children: childrenOf(id, all) }];
  });
}
