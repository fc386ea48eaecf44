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

/** How many related products stand below a product, in each row of them. */
const relatedShown = 4;
/** The most printers that a listing can be asked for at once. */
const mostPrintersAsked = 50;

/** A product as its colour set shows it. */
export type SetMember = Pick<
  Product,
  | "_id"
  | "slug"
  | "Title"
  | "mpn"
  | "color"
  | "colorSwatch"
  | "Price"
  | "currency"
  | "Quantity"
  | "variants"
>;

/** A product in the comparison of what a page costs. */
export type PageCost = Pick<
  Product,
  "_id" | "slug" | "Title" | "mpn" | "Price" | "currency" | "pageYield"
>;

/** What stands around a product; empty where it could not be fetched, which the API's client logs. */
type Surroundings = {
  /** The products of the same series, this one included, in the press's order of colours. */
  colourSet: SetMember[];
  /** The same colour for the same printers, measured alike, this one included; cheapest first. */
  pageCosts: PageCost[];
  /** What else its printers take; of a printer, what it prints with. */
  forItsPrinters: Product[];
  /** Others of its kind. */
  related: Product[];
};

/** All that a product's page shows. */
export type ProductData = {
  product: Product;
  surroundings: Surroundings;
  /** Undefined where nobody knows it. */
  pdfBytes: number | undefined;
  clip: Clip | undefined;
  /** The attributes that have a row of their own, in words; those that are known. */
  attributes: { label: string; value: string }[];
  /** The product for search engines, made here: browsers need no code for it. */
  structure: ReturnType<typeof productStructure>;
  /** The sentence that search engines show. */
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
  const { _id, slug, Title, mpn, color, colorSwatch, Price, currency, Quantity } = product;
  const { variants } = product;
  return { _id, slug, Title, mpn, color, colorSwatch, Price, currency, Quantity, variants };
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

async function ofItsKind(product: Product): Promise<Product[]> {
  const filters = product.subCategory
    ? { subCategory: [product.subCategory] }
    : { category: [product.Category] };
  const found = await listProducts({ filters, sort: "bestSelling", itemsPerPage: 16 });
  return found.ok ? found.value.products : [];
}

/** Only figures of the same standard can be compared. */
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

/** Supplies before printers: the printer is there already. */
function forItsPrinters(product: Product, sharing: Product[], shown: Set<string>): Product[] {
  const others = sharing.filter((other) => !shown.has(other._id));
  if (isPrinter(product)) return others.filter((other) => !isPrinter(other));
  return [...others.filter((other) => !isPrinter(other)), ...others.filter(isPrinter)];
}

async function surroundingsOf(product: Product): Promise<Surroundings> {
  const [colourSet, sharing, kind] = await Promise.all([
    colourSetOf(product),
    sharingPrinters(product),
    ofItsKind(product),
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
 * Where an address is a slug written otherwise, such as in capitals, leads to that product.
 * @throws a redirect for good
 */
async function leadToOtherWriting(written: string, query: string): Promise<void> {
  const slug = slugForm(written);
  if (!slug || slug === written) return;
  const found = await findProduct(slug);
  if (found.ok) throw redirect(`/product/${found.value.slug}${query}`, 301);
}

/**
 * A product with what stands around it; a failure to reach the catalogue is a value.
 *
 * @param query what else stands in the address
 * @throws a 404 answer when there is no such product, and a redirect for good from its id, a slug
 * that it had before, or its slug written otherwise
 */
export async function productData(slug: string, query: string): Promise<Result<ProductData>> {
  const found = await findProduct(slug);
  if (!found.ok) {
    if (found.problem.status !== 404) return found;
    await leadToOtherWriting(slug, query);
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
