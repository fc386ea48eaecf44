import type { FicheTechRow } from "@chemical-ink/product-api/contract/fiche-tech";
import type { Product } from "@chemical-ink/product-api/contract/product";
import type { Variant } from "@chemical-ink/product-api/contract/variant";
import { wordOf } from "~/catalogue/product/product-words.ts";
import { sheetValue } from "~/catalogue/product/sheet-rows.ts";
import { titleWithVariant, variantParameter } from "~/catalogue/product/variants.ts";
import { company } from "~/layout/company.ts";

const conditions: Record<Product["condition"], string> = {
  "": "NewCondition",
  oem: "NewCondition",
  compatible: "NewCondition",
  remanufactured: "RefurbishedCondition",
};

/** EAN, UPC and similar: 8, 12, 13 or 14 digits. */
const gtin = /^(\d{8}|\d{12,14})$/;

/**
 * The product in schema.org's terms, for search engines. It contains only what the catalogue knows:
 * no ratings, and no end date of the price.
 *
 * @param address the absolute URL of its page
 * @param isPrinter whether it is a printer, and so no consumable for one
 * @see https://schema.org/Product
 */
export function productStructure(product: Product, address: string, isPrinter: boolean) {
  const { mpn, color, compatiblePrinters, Images, Image } = product;
  const pictures = Images.length > 0 ? Images.map(({ url }) => url) : [Image].filter(Boolean);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.Title,
    description: product.Description || product.Title,
    url: address,
    ...(pictures.length > 0 && { image: pictures }),
    ...(product.Brand && { brand: { "@type": "Brand", name: product.Brand } }),
    category: [wordOf(product, "Category"), wordOf(product, "subCategory")]
      .filter(Boolean)
      .join(" > "),
    // Variants have part numbers of their own, in their offers.
    ...(mpn && !product.variants && { mpn, sku: mpn }),
    ...(color && { color: wordOf(product, "color") }),
    ...(product.ficheTech.length > 0 && {
      additionalProperty: product.ficheTech.map(propertyValue),
    }),
    ...(!isPrinter &&
      compatiblePrinters.length > 0 && {
        isConsumableFor: compatiblePrinters.map((name) => ({ "@type": "Product", name })),
      }),
    offers: product.variants
      ? offersOf(product, product.variants, address)
      : offer(product, address),
  };
}

function propertyValue(row: FicheTechRow) {
  const { label, number, unit } = row;
  return {
    "@type": "PropertyValue",
    name: label,
    value: number ?? sheetValue(row),
    ...(unit && { unitText: unit }),
  };
}

function offersOf(product: Product, variants: Variant[], address: string) {
  const prices = variants.map(({ Price }) => Price);
  return {
    "@type": "AggregateOffer",
    url: address,
    priceCurrency: product.currency.toUpperCase(),
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    offerCount: variants.length,
    offers: variants.map(({ variantId, Price, Quantity, sku, barcode }) => {
      const chosen = { ...product, variantId, Price, Quantity };
      return {
        ...offer(chosen, `${address}?${new URLSearchParams({ [variantParameter]: variantId })}`),
        name: titleWithVariant(chosen),
        ...(sku && { sku, mpn: sku }),
        ...(gtin.test(barcode) && { gtin: barcode }),
      };
    }),
  };
}

function offer(product: Product, address: string) {
  const price = product.Price.toFixed(2);
  const priceCurrency = product.currency.toUpperCase();
  return {
    "@type": "Offer",
    url: address,
    price,
    priceCurrency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency,
      valueAddedTaxIncluded: false,
    },
    availability: `https://schema.org/${product.Quantity > 0 ? "InStock" : "OutOfStock"}`,
    itemCondition: `https://schema.org/${conditions[product.condition]}`,
    seller: { "@type": "Organization", name: company.name },
  };
}
