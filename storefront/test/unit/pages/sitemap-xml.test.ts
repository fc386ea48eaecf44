import { expect, test } from "vitest";
import { languages, pathIn } from "~/language/language.ts";
import { sitemapIndexOf, sitemapOf } from "~/pages/sitemap/sitemap-xml.ts";

const shop = "https://shop.example";
const written = (pieces: Iterable<string>) => [...pieces].join("");

test("each page is listed in each language, with its alternates and when it changed", () => {
  const xml = written(sitemapOf(shop, [{ path: "/product/ink", changed: "2026-11-02" }]));
  expect(xml.match(/<loc>[^<]*/g)).toEqual(
    languages.map((language) => `<loc>${shop}${pathIn(language, "/product/ink")}`),
  );
  expect(xml.match(/<lastmod>2026-11-02<\/lastmod>/g)).toHaveLength(languages.length);
  for (const [language, path] of [
    ["en", "/product/ink"],
    ["de", "/de/product/ink"],
    ["fr", "/fr/product/ink"],
    ["x-default", "/product/ink"],
  ]) {
    const link = `hreflang="${language}" href="${shop}${path}"`;
    expect(xml.split(link)).toHaveLength(languages.length + 1);
  }
});

test("what is no XML in an address is written as XML", () => {
  const xml = written(sitemapOf(shop, [{ path: `/category/a&b<c>"d"'e'` }]));
  expect(xml).toContain("/category/a&amp;b&lt;c&gt;&quot;d&quot;&apos;e&apos;</loc>");
});

test("many pages are written piece by piece, and none is left out", () => {
  const pages = Array.from({ length: 2_500 }, (_, index) => ({ path: `/product/p${index}` }));
  const pieces = [...sitemapOf(shop, pages)];
  expect(pieces.length).toBeGreaterThan(20);
  expect(pieces.join("").match(/<url>/g)).toHaveLength(languages.length * 2_500);
});

test("the index names every sitemap by its whole address", () => {
  const xml = written(sitemapIndexOf(shop, ["/sitemaps/pages.xml", "/sitemaps/products-1.xml"]));
  expect(xml.match(/<loc>[^<]*/g)).toEqual([
    `<loc>${shop}/sitemaps/pages.xml`,
    `<loc>${shop}/sitemaps/products-1.xml`,
  ]);
});
