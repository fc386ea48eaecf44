import type { MetaDescriptor } from "react-router-dom";
import {
  currentLanguage,
  currentLocale,
  isPreview,
  languages,
  localeOf,
  mainLanguage,
  pathIn,
} from "~/language/language.ts";
import { company } from "./company.ts";
import type { RootData } from "./root-data.ts";

type PageMeta = {
  /** The title without the company's name, which is added. */
  title: string;
  description: string;
  /** The path of the page's canonical URL, with the part of the query that identifies it. */
  path: string;
  /** A picture's absolute URL and its text alternative. */
  image?: { url: string; alt: string } | undefined;
  /** Paths of the pages before and after this one in a sequence. */
  previous?: string | undefined;
  next?: string | undefined;
  /** "product" for a product, else "website". */
  type?: "website" | "product";
  /** Keeps the page out of search engines. */
  hidden?: boolean;
};

/** The matched routes, as a page's `meta` gets them. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

function shopAddress(matches: Matches): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  return root?.config.storefrontUrl ?? "";
}

/** The absolute URL of a page in the page's language. */
export function pageAddress(matches: Matches, path: string): string {
  return absolute(shopAddress(matches), pathIn(currentLanguage(), path));
}

/**
 * An absolute URL with every character encoded as the sitemap and the address bar do: RFC 3986,
 * 2.1.
 */
export function absolute(base: string, path: string): string {
  return base === "" ? path : new URL(base + path).href;
}

/** Title, description, canonical URL and social tags of a page. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const base = shopAddress(matches);
  const title = `${page.title} | ${company.name}`;
  const address = (path: string) => pageAddress(matches, path);
  const link = (rel: string, path: string | undefined): MetaDescriptor[] =>
    path === undefined ? [] : [{ tagName: "link", rel, href: address(path) }];
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.hidden || isPreview(currentLanguage())
      ? [{ name: "robots", content: "noindex" }]
      : [...link("canonical", page.path), ...otherLanguages(base, page.path)]),
    ...link("prev", page.previous),
    ...link("next", page.next),
    { property: "og:site_name", content: company.name },
    { property: "og:locale", content: ogLocale(currentLocale()) },
    ...languages
      .filter((language) => language !== currentLanguage())
      .map((other) => ({ property: "og:locale:alternate", content: ogLocale(localeOf(other)) })),
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:url", content: address(page.path) },
    ...(page.image
      ? [
          { property: "og:image", content: page.image.url },
          { property: "og:image:alt", content: page.image.alt },
        ]
      : []),
    { name: "twitter:card", content: page.image ? "summary_large_image" : "summary" },
  ];
}

/** Open Graph writes locales with an underscore. */
function ogLocale(locale: string): string {
  return locale.replace("-", "_");
}

/** The page's URL in each language, for search engines, including its own. */
function otherLanguages(base: string, path: string): MetaDescriptor[] {
  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href,
  });
  return [
    ...languages.map((language) => alternate(language, absolute(base, pathIn(language, path)))),
    alternate("x-default", absolute(base, pathIn(mainLanguage, path))),
  ];
}
