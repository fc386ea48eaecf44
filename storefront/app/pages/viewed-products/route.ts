import { productsBySlug, slugsIn } from "~/catalogue/product/products-by-slug.server.ts";
import { mostRecentlyViewed } from "~/catalogue/product/recently-viewed.ts";
import type { Route } from "./+types/route";

/** The products of the slugs in `?products=` as they are now, as data. */
export async function loader({ request }: Route.LoaderArgs) {
  const found = await productsBySlug(slugsIn(new URL(request.url), mostRecentlyViewed));
  if (!found.ok) return { products: [], renamed: {} };
  const { products, renamed } = found.value;
  return { products, renamed };
}
