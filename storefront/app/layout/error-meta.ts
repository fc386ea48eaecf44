import { isRouteErrorResponse, type MetaDescriptor } from "react-router-dom";
import { company } from "./company.ts";

/**
 * The title of a page that an error page stands in for. Pages that are shown bring their own,
 * which replaces this one.
 */
export function errorMeta(error: unknown): MetaDescriptor[] {
  if (error === undefined) return [{ title: company.name }];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? "Page not found" : "Something went wrong";
  return [{ title: `${title} | ${company.name}` }, { name: "robots", content: "noindex" }];
}
