import { describe, expect, it } from "vitest";
import { breadcrumbStructure } from "~/layout/breadcrumb-structure.ts";
import { factsDescription } from "~/pages/product/facts-description.ts";
import { crumbsOf, productTags } from "~/pages/product/product-meta.ts";
import { productStructure } from "~/pages/product/product-structure.ts";
import { aProduct } from "../../fixtures/product.ts";

const address = "https://shop.example/product/epson-664-black";
const structureOf = (about: Parameters<typeof aProduct>[0], isPrinter = false) =>
  productStructure(aProduct(about), address, isPrinter);

describe("a product's description for search engines", () => {
  it("tells price, yield, cost per page and printers, in at most 160 characters", () => {
    const text = factsDescription(aProduct());
    expect(text).toContain("€9.90 excl. VAT");
    expect(text).toContain("4,500 pages (ISO/IEC 24711)");
    expect(text).toContain("0.22 cent a page");
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it("ends with a whole word where there is more to tell", () => {
    const text = factsDescription(aProduct({ Description: "word ".repeat(60), pageYield: null }));
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/word…$/);
  });

  it("says nothing of what is not known", () => {
    const bare = { pageYield: null, compatiblePrinters: [], Description: "", mpn: "" };
    expect(factsDescription(aProduct({ ...bare, Title: "Ink" }))).toBe("Ink · €9.90 excl. VAT.");
  });
});

describe("a product as schema.org describes it", () => {
  it("tells the price without tax, and whether it can be had", () => {
    const { offers } = structureOf({ Price: 9.5 });
    expect(offers).toMatchObject({ price: "9.50", priceCurrency: "EUR", url: address });
    expect(offers).toMatchObject({
      priceSpecification: { valueAddedTaxIncluded: false },
      availability: "https://schema.org/InStock",
    });
    expect(structureOf({ Quantity: 0 }).offers).toMatchObject({
      availability: "https://schema.org/OutOfStock",
    });
  });

  it("offers each variant at its own price, stock and number, and claims none for the whole", () => {
    const variants = [
      {
        variantId: "v1",
        title: "70 ml",
        options: [],
        sku: "T1",
        barcode: "",
        Price: 9,
        Quantity: 0,
      },
      {
        ...{ variantId: "v2", title: "1 l", options: [], sku: "T2", barcode: "4006381333931" },
        ...{ Price: 30, Quantity: 5 },
      },
    ];
    const structure = structureOf({ Title: "Ink", variantId: "v2", Price: 30, variants });
    expect(structure).not.toHaveProperty("mpn");
    expect(structure.offers).toMatchObject({
      "@type": "AggregateOffer",
      lowPrice: "9.00",
      highPrice: "30.00",
      offerCount: 2,
      offers: [
        { sku: "T1", price: "9.00", availability: "https://schema.org/OutOfStock" },
        {
          name: "Ink (1 l)",
          url: `${address}?variant=v2`,
          sku: "T2",
          gtin: "4006381333931",
          price: "30.00",
          availability: "https://schema.org/InStock",
        },
      ],
    });
  });

  it("names the printers that a supply is for, and none for a printer itself", () => {
    expect(structureOf({}).isConsumableFor).toContainEqual({
      "@type": "Product",
      name: "Epson L3150",
    });
    expect(structureOf({}, true)).not.toHaveProperty("isConsumableFor");
  });

  it("tells the sheet's numbers as numbers with their unit", () => {
    const rows = [{ label: "Weight", value: "0.1 kg", number: 0.1, unit: "kg" }];
    expect(structureOf({ ficheTech: rows }).additionalProperty).toEqual([
      { "@type": "PropertyValue", name: "Weight", value: 0.1, unitText: "kg" },
    ]);
  });

  it("says what was used before, and claims no rating and no last day of a price", () => {
    const used = structureOf({ condition: "remanufactured" });
    expect(used.offers).toMatchObject({
      itemCondition: "https://schema.org/RefurbishedCondition",
    });
    expect(JSON.stringify(used)).not.toMatch(/rating|review|priceValidUntil/i);
  });
});

it("tells messengers price, stock and part number", () => {
  expect(productTags(aProduct({ Quantity: 0 }))).toEqual(
    expect.arrayContaining([
      { property: "product:price:amount", content: "9.90" },
      { property: "product:price:currency", content: "EUR" },
      { property: "product:availability", content: "out of stock" },
      { property: "product:retailer_item_id", content: "T6641" },
    ]),
  );
});

it("has a breadcrumb through both levels of its category", () => {
  const matches = [
    { id: "root", loaderData: { config: { storefrontUrl: "https://shop.example" } } },
  ];
  expect(breadcrumbStructure(matches, crumbsOf(aProduct()))).toMatchObject({
    "script:ld+json": {
      itemListElement: [
        { position: 1, item: "https://shop.example/" },
        { position: 2, item: "https://shop.example/category/ink-bottles" },
        { position: 3, item: "https://shop.example/category/epson-ink-bottles" },
        { position: 4, item: "https://shop.example/product/epson-664-black" },
      ],
    },
  });
});
