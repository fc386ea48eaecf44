import type { Product } from "@chemical-ink/product-api/contract/product";
import { fetchedCategories } from "~/catalogue/categories.server.ts";
import { mainPicture } from "~/catalogue/product/product-picture.tsx";
import {
  bestSellers,
  categoryProducts,
  newArrivals,
  productOfTheYear,
} from "~/catalogue/product-api.server.ts";
import { storedLanguage } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { caches } from "~/server/caches.server.ts";
import { displayDataByLanguage } from "~/server/display-data.server.ts";
import type { Failure, Result } from "~/server/result.ts";
import type { CategoryTile } from "./category-tiles.tsx";

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

const categoryTiles = displayDataByLanguage(fetchTiles, storedLanguage, caches.categoryTiles);

async function tilesOrFailure(): Promise<Result<CategoryTile[]>> {
  const tiles = await categoryTiles();
  return tiles ? { ok: true, value: tiles } : { ok: false, problem: tilesUnavailable() };
}

function tilesUnavailable(): Failure {
  return { code: "catalogue-unavailable", message: m.home_table_away(), status: 503 };
}

/** A missing choice is not a failure. */
async function productOfTheYearOrNull(): Promise<Result<Product | null>> {
  const found = await productOfTheYear();
  if (!found.ok && found.problem.status === 404) return { ok: true, value: null };
  return found;
}

/** One printer of each make, as examples for the search. */
function onePrinterPerMake(products: Product[]): string[] {
  const byMake = new Map<string, string>();
  for (const { Brand, compatiblePrinters } of products) {
    const [printer] = compatiblePrinters;
    if (printer && !byMake.has(Brand)) byMake.set(Brand, printer);
  }
  return [...byMake.values()].slice(0, 3);
}

/** The data of the home page; each part that could not be loaded holds its failure. */
export async function homeData() {
  const [tiles, ofTheYear, arrivals, sellers] = await Promise.all([
    tilesOrFailure(),
    productOfTheYearOrNull(),
    newArrivals(perRow),
    bestSellers(perRow),
  ]);
  const shown = [
    ...(ofTheYear.ok && ofTheYear.value ? [ofTheYear.value] : []),
    ...(sellers.ok ? sellers.value.products : []),
    ...(arrivals.ok ? arrivals.value.products : []),
  ];
  return {
    tiles,
    ofTheYear,
    arrivals,
    sellers,
    examplePrinters: onePrinterPerMake(shown),
  };
}
