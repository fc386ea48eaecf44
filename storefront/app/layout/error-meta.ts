import { isRouteErrorResponse, type MetaDescriptor } from "react-router-dom";
import { textsIn } from "~/language/texts.ts";
import { company } from "./company.ts";

const texts = textsIn({
  en: { missing: "Page not found", failed: "Something went wrong" },
  fr: { missing: "Page introuvable", failed: "Une erreur est survenue" },
});

/**
 * The title of a page that an error page stands in for. Pages that are shown bring their own,
 * which replaces this one.
 */
export function errorMeta(error: unknown): MetaDescriptor[] {
  if (error === undefined) return [{ title: company.name }];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? texts().missing : texts().failed;
  return [{ title: `${title} | ${company.name}` }, { name: "robots", content: "noindex" }];
}
