import { productAddresses } from "~/catalogue/product-api.server.ts";
import { environment } from "~/server/environment.server.ts";
import { xmlAnswer } from "~/server/xml.server.ts";
import type { Route } from "./+types/sitemap-index";
import { ownPathOnly } from "./own-path-only.ts";
import { sitemapIndexOf } from "./sitemap-xml.ts";
import { unavailable } from "./unavailable.ts";

/** `/sitemap.xml`: the URLs of the pages' and the products' sitemaps. */
export async function loader({ request }: Route.LoaderArgs) {
  ownPathOnly(request);
  const first = await productAddresses(1);
  if (!first.ok) return unavailable();
  const numbers = Array.from({ length: first.value.pages }, (_, index) => index + 1);
  return xmlAnswer(
    sitemapIndexOf(environment().storefrontUrl, [
      "/sitemaps/pages.xml",
      ...numbers.map((number) => `/sitemaps/products-${number}.xml`),
    ]),
  );
}
