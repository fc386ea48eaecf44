import { data } from "react-router-dom";
import { everyCategory, fetchedCategories } from "~/catalogue/categories.server.ts";
import { productAddresses } from "~/catalogue/product-api.server.ts";
import { allArticles } from "~/journal/articles.server.ts";
import { environment } from "~/server/environment.server.ts";
import { xmlAnswer } from "~/server/xml.server.ts";
import type { Route } from "./+types/sitemap-part";
import { ownPathOnly } from "./own-path-only.ts";
import { type SitemapPage, sitemapOf } from "./sitemap-xml.ts";
import { unavailable } from "./unavailable.ts";

const fixedPaths = [
  "/",
  "/shop",
  "/compatibility",
  "/journal",
  "/about",
  "/contact",
  "/terms",
  "/privacy",
];

/** `/sitemaps/pages.xml`, and the products in `/sitemaps/products-1.xml` and following. */
export async function loader({ request, params }: Route.LoaderArgs) {
  ownPathOnly(request);
  if (params.part === "pages.xml") return answer(await shopPages());

  const number = /^products-([1-9]\d{0,5})\.xml$/.exec(params.part)?.[1];
  if (!number) throw notFound();
  const found = await productAddresses(Number(number));
  if (!found.ok) return unavailable();
  const { addresses } = found.value;
  if (addresses.length === 0) throw notFound();
  return answer(
    addresses.map(({ slug, updatedAt }) => ({
      path: `/product/${encodeURIComponent(slug)}`,
      changed: updatedAt,
    })),
  );
}

function answer(pages: SitemapPage[] | undefined): Response {
  return pages ? xmlAnswer(sitemapOf(environment().storefrontUrl, pages)) : unavailable();
}

function notFound() {
  return data("There is no such sitemap.", { status: 404 });
}

/** All public pages but products; undefined while the backend is unavailable. */
async function shopPages(): Promise<SitemapPage[] | undefined> {
  if ((await everyCategory()).length === 0) return undefined;
  const categories = await fetchedCategories();
  return [
    ...fixedPaths.map((path) => ({ path })),
    ...categories
      .flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)])
      .map((slug) => ({ path: `/category/${encodeURIComponent(slug)}` })),
    ...allArticles().map(({ slug, updated }) => ({ path: `/journal/${slug}`, changed: updated })),
  ];
}
