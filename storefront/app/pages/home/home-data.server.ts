import { fetchedCategories } from "~/catalogue/categories.server.ts";
import { bestSellers, categoryProducts, newArrivals } from "~/catalogue/product-api.server.ts";
import { mainPicture } from "~/catalogue/product-picture.tsx";
import { remembered } from "~/server/remembered.server.ts";
import type { CategoryTile } from "./category-tiles.tsx";

/** How many products each row of the home page shows. */
const perRow = 4;

async function tileOf({ name, slug }: { name: string; slug: string }): Promise<CategoryTile> {
  const result = await categoryProducts(slug, { itemsPerPage: 1 });
  const first = result.ok ? result.value.products[0] : undefined;
  return {
    name,
    slug,
    count: result.ok ? result.value.total : undefined,
    picture: first && mainPicture(first),
  };
}

async function fetchTiles(): Promise<CategoryTile[] | undefined> {
  const categories = await fetchedCategories();
  if (categories.length === 0) return undefined;
  const tiles = await Promise.all(categories.map(tileOf));
  return tiles.filter(({ count }) => count !== 0);
}

/** Pictures and counts of the categories, which may be a minute old. */
const categoryTiles = remembered(fetchTiles, { forMs: 60_000 });

/** All that the home page shows; a row that could not be fetched holds its failure. */
export async function homeData() {
  const [tiles, arrivals, sellers] = await Promise.all([
    categoryTiles(),
    newArrivals(perRow),
    bestSellers(perRow),
  ]);
  const printers = sellers.ok
    ? sellers.value.products.flatMap((product) => product.compatiblePrinters.slice(0, 1))
    : [];
  return {
    tiles: tiles ?? [],
    arrivals,
    sellers,
    examplePrinters: [...new Set(printers)].slice(0, 3),
  };
}
