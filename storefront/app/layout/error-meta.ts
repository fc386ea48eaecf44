import { isRouteErrorResponse, type MetaDescriptor } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { company } from "./company.ts";

/** The title of an error page. Pages without an error replace it by their own. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  if (error === undefined) return [{ title: company.name }];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? m.error_meta_missing() : m.error_meta_failed();
  return [{ title: `${title} | ${company.name}` }, { name: "robots", content: "noindex" }];
}
