import type { MetaDescriptor } from "react-router-dom";
import type { Crumb } from "~/ui/breadcrumb.tsx";
import { type Matches, pageAddress } from "./page-meta.ts";

/**
 * The breadcrumb of a page in schema.org's terms, for search engines.
 *
 * @see https://schema.org/BreadcrumbList
 */
export function breadcrumbStructure(matches: Matches, crumbs: Crumb[]): MetaDescriptor {
  const structure = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: pageAddress(matches, to),
    })),
  };
  return { "script:ld+json": structure };
}
