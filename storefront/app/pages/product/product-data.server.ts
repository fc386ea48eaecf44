import type { Product } from "@chemical-ink/product-api/contract/product";
import { data, redirect } from "react-router-dom";
import { listedAttributes } from "~/catalogue/listing/listed-attributes.ts";
import { costPerPage } from "~/catalogue/product/cost-per-page.ts";
import { slugForm } from "~/catalogue/product/slug-form.ts";
import { findProduct, listProducts, searchProducts } from "~/catalogue/product-api.server.ts";
import { currentLanguage, pathIn } from "~/language/language.ts";
import { absolute } from "~/layout/page-meta.ts";
import { environment } from "~/server/environment.server.ts";
import type { Result } from "~/server/result.ts";
import { factsDescription } from "./facts-description.ts";
import { isPrinter } from "./is-printer.ts";
import { documentBytes } from "./media/document-bytes.server.ts";
import { type Clip, clipOf } from "./media/video-player.ts";
import { productStructure } from "./product-structure.ts";

const relatedShown = 4;
/** The most printers in one filter of a listing. */
const mostPrintersAsked = 50;

/** The fields of a product in its colour set. */
export type SetMember = Pick<
  Product,
  | "_id"
  | "slug"
  | "Title"
  | "mpn"
  | "color"
  | "labels"
  | "colorSwatch"
  | "Price"
  | "currency"
  | "Quantity"
  | "variants"
>;

/** The fields of a product in the comparison of costs per page. */
export type PageCost = Pick<
  Product,
  "_id" | "slug" | "Title" | "mpn" | "Price" | "currency" | "pageYield"
>;

/** The products around a product; empty if they could not be loaded, which the API client logs. */
type Surroundings = {
  /** The products of the series with this one, in printing order of colours. */
  colourSet: SetMember[];
  /**
   * The same colour for the same printers with yields of the same standard, with this one; cheapest
   * first.
   */
  pageCosts: PageCost[];
  /** Other supplies of its printers; for a printer, its supplies. */
  forItsPrinters: Product[];
  related: Product[];
};

/** The data of a product page. */
export type ProductData = {
  product: Product;
  surroundings: Surroundings;
  pdfBytes: number | undefined;
  clip: Clip | undefined;
  /** The known attributes with a row of their own. */
  attributes: { label: string; value: string }[];
  /** The product for search engines, made on the server: browsers need no code for it. */
  structure: ReturnType<typeof productStructure>;
  description: string;
};

const pressOrder = ["black", "cyan", "magenta", "yellow"];
const placeOf = ({ color }: Product) => (pressOrder.indexOf(color.toLowerCase()) + 9) % 9;

async function colourSetOf(product: Product): Promise<Product[]> {
  if (!product.series) return [];
  const filters = { brand: [product.Brand], category: [product.Category] };
  const found = await searchProducts(product.series, { filters, itemsPerPage: 24 });
  if (!found.ok) return [];
  return found.value.products
    .filter((other) => other.series === product.series)
    .sort((one, other) => placeOf(one) - placeOf(other) || one.Title.localeCompare(other.Title));
}

function setMember(product: Product): SetMember {
  const { _id, slug, Title, mpn, color, colorSwatch, labels, Price, currency } = product;
  const { Quantity, variants } = product;
  return { _id, slug, Title, mpn, color, colorSwatch, labels, Price, currency, Quantity, variants };
}

async function sharingPrinters(product: Product): Promise<Product[]> {
  if (product.compatiblePrinters.length === 0) return [];
  const printer = product.compatiblePrinters.slice(0, mostPrintersAsked);
  const found = await listProducts({
    filters: { printer },
    sort: "bestSelling",
    itemsPerPage: 24,
  });
  return found.ok ? found.value.products : [];
}

async function ofItsCategory(product: Product): Promise<Product[]> {
  const filters = product.subCategory
    ? { subCategory: [product.subCategory] }
    : { category: [product.Category] };
  const found = await listProducts({ filters, sort: "bestSelling", itemsPerPage: 16 });
  return found.ok ? found.value.products : [];
}

/** Yields of different standards cannot be compared. */
function pageCostsAround(product: Product, others: Product[]): PageCost[] {
  if (!product.yieldStandard || costPerPage(product) === undefined) return [];
  const alike = others.filter(
    (other) =>
      other._id !== product._id &&
      other.Category === product.Category &&
      other.color === product.color &&
      other.yieldStandard === product.yieldStandard &&
      costPerPage(other) !== undefined,
  );
  if (alike.length === 0) return [];
  return [product, ...alike.slice(0, 4)]
    .sort((one, other) => (costPerPage(one) ?? 0) - (costPerPage(other) ?? 0))
    .map(({ _id, slug, Title, mpn, Price, currency, pageYield }) => ({
      _id,
      slug,
      Title,
      mpn,
      Price,
      currency,
      pageYield,
    }));
}

function structureOf(product: Product) {
  const path = pathIn(currentLanguage(), `/product/${product.slug}`);
  const address = absolute(environment().storefrontUrl, path);
  return productStructure(product, address, isPrinter(product));
}

/** Supplies before printers: the shopper has the printer already. */
function forItsPrinters(product: Product, sharing: Product[], shown: Set<string>): Product[] {
  const others = sharing.filter((other) => !shown.has(other._id));
  if (isPrinter(product)) return others.filter((other) => !isPrinter(other));
  return [...others.filter((other) => !isPrinter(other)), ...others.filter(isPrinter)];
}

async function surroundingsOf(product: Product): Promise<Surroundings> {
  const [colourSet, sharing, kind] = await Promise.all([
    colourSetOf(product),
    sharingPrinters(product),
    ofItsCategory(product),
  ]);
  const shown = new Set([product, ...colourSet].map(({ _id }) => _id));
  const forPrinters = forItsPrinters(product, sharing, shown).slice(
    0,
    isPrinter(product) ? 2 * relatedShown : relatedShown,
  );
  for (const { _id } of forPrinters) shown.add(_id);
  return {
    colourSet: colourSet.map(setMember),
    pageCosts: pageCostsAround(product, sharing),
    forItsPrinters: forPrinters,
    related: kind.filter(({ _id }) => !shown.has(_id)).slice(0, relatedShown),
  };
}

/**
 * Redirects a differently written slug, such as in capitals, to its product.
 * @throws a permanent redirect
 */
async function redirectOtherSpelling(written: string, query: string): Promise<void> {
  const slug = slugForm(written);
  if (!slug || slug === written) return;
  const found = await findProduct(slug);
  if (found.ok) throw redirect(`/product/${found.value.slug}${query}`, 301);
}

/**
 * A product with the products around it; a failure to reach the catalogue is a value.
 *
 * @param query the rest of the URL
 * @throws a 404 answer if there is no such product, and a permanent redirect from its id, a former
 * slug, or a slug written differently
 */
export async function productData(slug: string, query: string): Promise<Result<ProductData>> {
  const found = await findProduct(slug);
  if (!found.ok) {
    if (found.problem.status !== 404) return found;
    await redirectOtherSpelling(slug, query);
    throw data("There is no such product.", { status: 404 });
  }
  const product = found.value;
  if (product.slug !== slug) throw redirect(`/product/${product.slug}${query}`, 301);
  const [surroundings, pdfBytes] = await Promise.all([
    surroundingsOf(product),
    documentBytes(product.pdf),
  ]);
  return {
    ok: true,
    value: {
      product,
      surroundings,
      pdfBytes,
      clip: clipOf(product.video),
      structure: structureOf(product),
      description: factsDescription(product),
      attributes: listedAttributes(product).filter(({ value }) => value),
    },
  };
}
