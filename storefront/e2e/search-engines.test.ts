/** Titles, descriptions and structured data for search engines. */

import type { Listing } from "@chemical-ink/product-api/contract/listing";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { expect, test } from "vitest";
import { languages } from "../app/language/language.ts";

async function fetched(address: string): Promise<{ status: number; type: string; text: string }> {
  const response = await fetch(address);
  const type = response.headers.get("content-type") ?? "";
  return { status: response.status, type, text: await response.text() };
}

const shop = () => runningShop().storefrontUrl;
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => address);

async function countOfProducts(): Promise<number> {
  const response = await fetch(`${runningShop().productApiUrl}/products`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ itemsPerPage: 1 }),
  });
  return ((await response.json()) as Listing).total;
}

test("robots.txt names the sitemap, and the sitemap names every product in each language", async () => {
  const robots = await fetched(`${shop()}/robots.txt`);
  expect(robots.text).toContain(`Sitemap: ${shop()}/sitemap.xml`);
  for (const closed of ["/cart", "/fr/cart", "/de/cart", "/account", "/admin/", "/order/"]) {
    expect(robots.text).toContain(`Disallow: ${closed}\n`);
  }
  const index = await fetched(`${shop()}/sitemap.xml`);
  expect(index.type).toContain("application/xml");
  const parts = locations(index.text);
  const products = (
    await Promise.all(parts.filter((part) => part.includes("/products-")).map(fetched))
  ).flatMap(({ text }) => locations(text));
  expect(new Set(products).size).toBe(languages.length * (await countOfProducts()));
  expect(products.every((address) => /\/product\/[^/]+$/.test(address))).toBe(true);
});

test("every page of the sitemap exists, and names the address it is listed under", async () => {
  const { text } = await fetched(`${shop()}/sitemaps/pages.xml`);
  const pages = locations(text);
  expect(pages).toContain(`${shop()}/fr/journal/reading-a-safety-data-sheet`);
  expect(pages).toContain(`${shop()}/category/toner`);
  expect(pages).toContain(`${shop()}/fr/privacy`);
  for (const address of pages) {
    const page = await fetched(address);
    expect(page.status, address).toBe(200);
    expect(page.text, address).toContain(`<link rel="canonical" href="${address}"/>`);
  }
});

test.each([
  ["/category/Toner?page=2", "/category/toner?page=2"],
  ["/category/Ink%20Bottles", "/category/ink-bottles"],
  ["/fr/category/INK-BOTTLES", "/fr/category/ink-bottles"],
  ["/category/t%C3%B3ner", "/category/toner"],
  ["/category/toner/", "/category/toner"],
  ["/fr/shop/?brand=Epson", "/fr/shop?brand=Epson"],
  ["/fr/", "/fr"],
  ["/journal/Dye-or-Pigment", "/journal/dye-or-pigment"],
])("%s leads for good to %s", async (written, path) => {
  const answer = await fetch(shop() + written, { redirect: "manual" });
  expect(answer.status).toBe(301);
  expect(new URL(answer.headers.get("location") ?? "", shop()).href).toBe(shop() + path);
});

test("a product's address in capitals leads to the product; none of them leads to another site", async () => {
  const { text } = await fetched(`${shop()}/sitemaps/products-1.xml`);
  const path = new URL(locations(text)[0] ?? "").pathname;
  const slug = path.replace("/product/", "");
  const written = `${shop()}/product/${slug.toUpperCase()}`;
  const answer = await fetch(written, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, path]);
  for (const odd of ["//elsewhere.example/", "/\\elsewhere.example/"]) {
    const { headers } = await fetch(shop() + odd, { redirect: "manual" });
    const { origin } = new URL(headers.get("location") ?? "/", shop());
    expect(origin, odd).toBe(new URL(shop()).origin);
  }
});

test.each(["/sitemaps/products-99999.xml", "/sitemaps/else.xml", "/fr/sitemap.xml"])(
  "%s is none",
  async (path) => {
    expect((await fetched(shop() + path)).status).toBe(404);
  },
);

test("the home page says whose shop it is and how it is searched; an article, what it is", async () => {
  const dataOf = async (path: string) => {
    const { text } = await fetched(shop() + path);
    return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json),
    );
  };
  const [home] = await dataOf("/fr");
  expect(home["@graph"]).toMatchObject([
    { "@type": "Organization", name: "Chemical Ink Company" },
    {
      "@type": "WebSite",
      inLanguage: "fr",
      potentialAction: {
        target: { urlTemplate: `${shop()}/fr/search?q={search_term_string}` },
      },
    },
  ]);
  const [article] = await dataOf("/journal/dye-or-pigment");
  expect(article).toMatchObject({ "@type": "Article", headline: "Dye or pigment?" });
});

test.each(["/journal/feed.xml", "/fr/journal/feed.xml"])("%s lists all articles", async (path) => {
  const { type, text } = await fetched(shop() + path);
  expect(type).toContain("application/atom+xml");
  expect(text.match(/<entry xml:lang="\w+">/g)).toHaveLength(5);
});
