import type { Product } from "@chemical-ink/product-api/contract/product";
import { company } from "~/layout/company.ts";
import type { Crumb } from "~/ui/breadcrumb.tsx";

/** A description as search engines show it: whole words, at most 160 characters. */
export function shortDescription({ Title, Description }: Pick<Product, "Title" | "Description">) {
  const text = (Description || Title).replace(/\s+/g, " ").trim();
  if (text.length <= 160) return text;
  return `${text.slice(0, 157).replace(/\s+\S*$/, "")}…`;
}

/** The way from the home page to a product through its categories. */
export function crumbsOf(product: Product): Crumb[] {
  return [
    { label: "Home", to: "/" },
    ...(product.categorySlug
      ? [{ label: product.Category, to: `/category/${product.categorySlug}` }]
      : []),
    ...(product.subCategorySlug
      ? [{ label: product.subCategory, to: `/category/${product.subCategorySlug}` }]
      : []),
    { label: product.Title, to: `/product/${product.slug}` },
  ];
}

/** The product as schema.org describes one, for search engines. */
export function productStructure(product: Product, address: string) {
  const url = `${address}/product/${product.slug}`;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.Title,
    description: product.Description,
    url,
    image: product.Images.map((picture) => picture.url),
    brand: { "@type": "Brand", name: product.Brand },
    category: product.Category,
    ...(product.mpn ? { mpn: product.mpn, sku: product.mpn } : {}),
    ...(product.color ? { color: product.color } : {}),
    additionalProperty: product.ficheTech.map(({ label, value }) => ({
      "@type": "PropertyValue",
      name: label,
      value,
    })),
    offers: {
      "@type": "Offer",
      url,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: product.Price.toFixed(2),
        priceCurrency: product.currency.toUpperCase(),
        valueAddedTaxIncluded: false,
      },
      availability: `https://schema.org/${product.Quantity > 0 ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@type": "Organization", name: company.name },
    },
  };
}

/** The breadcrumb as schema.org describes one. */
export function breadcrumbStructure(crumbs: Crumb[], address: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: address + to,
    })),
  };
}
