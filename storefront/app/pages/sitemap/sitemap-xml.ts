import { languages, mainLanguage, pathIn } from "~/language/language.ts";
import { xmlText } from "~/server/xml.server.ts";

/** A page of the shop, by its path in the main language. */
export interface SitemapPage {
  path: string;
  /** ISO date or time; missing if unknown. */
  changed?: string;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The number of pages per chunk of text. */
const pagesAtOnce = 100;

/** A sitemap in chunks: each page in each language, with its alternates. */
export function* sitemapOf(shopAddress: string, pages: SitemapPage[]): Generator<string> {
  yield `${head}<urlset ${namespaces}>\n`;
  for (let start = 0; start < pages.length; start += pagesAtOnce) {
    yield pages
      .slice(start, start + pagesAtOnce)
      .map((page) => entries(shopAddress, page))
      .join("");
  }
  yield "</urlset>\n";
}

function entries(shopAddress: string, { path, changed }: SitemapPage): string {
  const hrefs = languages.map((language) => ({
    language,
    href: xmlText(shopAddress + pathIn(language, path)),
  }));
  const original = xmlText(shopAddress + pathIn(mainLanguage, path));
  const alternates = [...hrefs, { language: "x-default", href: original }]
    .map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    )
    .join("");
  const lastmod = changed ? `<lastmod>${xmlText(changed)}</lastmod>` : "";
  return hrefs.map(({ href }) => `<url><loc>${href}</loc>${lastmod}${alternates}</url>\n`).join("");
}

/** The index of all sitemaps, in chunks, by their paths. */
export function* sitemapIndexOf(shopAddress: string, paths: string[]): Generator<string> {
  yield `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  yield paths
    .map((path) => `<sitemap><loc>${xmlText(shopAddress + path)}</loc></sitemap>\n`)
    .join("");
  yield "</sitemapindex>\n";
}
