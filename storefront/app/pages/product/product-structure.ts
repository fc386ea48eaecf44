import type { FicheTechRow } from "@chemical-ink/product-api/contract/fiche-tech";
import type { Product } from "@chemical-ink/product-api/contract/product";
import { sheetValue } from "~/catalogue/sheet-rows.ts";
import { company } from "~/layout/company.ts";

const conditions: Record<Product["condition"], string> = {
  "": "NewCondition",
  oem: "NewCondition",
  compatible: "NewCondition",
  remanufactured: "RefurbishedCondition",
};

/**
 * The product as schema.org describes one, for search engines. Nothing is claimed that the
 * catalogue does not know: no ratings, and no day until which the price holds.
 *
 * @param address the absolute address of its page
 * @param isPrinter it is a printer itself, and so no consumable for one
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
    category: [product.Category, product.subCategory].filter(Boolean).join(" > "),
    ...(mpn && { mpn, sku: mpn }),
    ...(color && { color }),
    ...(product.ficheTech.length > 0 && {
      additionalProperty: product.ficheTech.map(propertyValue),
    }),
    ...(!isPrinter &&
      compatiblePrinters.length > 0 && {
        isConsumableFor: compatiblePrinters.map((name) => ({ "@type": "Product", name })),
      }),
    offers: offer(product, address),
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
