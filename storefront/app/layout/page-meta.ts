import type { MetaDescriptor } from "react-router-dom";
import { company } from "./company.ts";
import type { RootData } from "./root-data.ts";

type PageMeta = {
  /** Without the company's name, which is added. */
  title: string;
  description: string;
  /** The path of this page's own address, with the part of the query that makes it another page. */
  path: string;
  /** An absolute address of a picture. */
  image?: string | undefined;
  /** Paths of the pages before and after this one, where it is one of a sequence. */
  previous?: string | undefined;
  next?: string | undefined;
  /** "product" for a product, otherwise "website". */
  type?: "website" | "product";
  /** Keeps the page out of search engines. */
  hidden?: boolean;
};

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The shop's own address, as the root loader told it. */
export function shopAddress(matches: Matches): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  return root?.config.storefrontUrl ?? "";
}

/** Title, description, canonical address and social tags of a page. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const base = shopAddress(matches);
  const title = `${page.title} | ${company.name}`;
  const link = (rel: string, path: string | undefined): MetaDescriptor[] =>
    path === undefined ? [] : [{ tagName: "link", rel, href: base + path }];
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.hidden ? [{ name: "robots", content: "noindex" }] : link("canonical", page.path)),
    ...link("prev", page.previous),
    ...link("next", page.next),
    { property: "og:site_name", content: company.name },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:url", content: base + page.path },
    ...(page.image ? [{ property: "og:image", content: page.image }] : []),
    { name: "twitter:card", content: page.image ? "summary_large_image" : "summary" },
  ];
}
