import { describe, expect, it } from "vitest";
import {
  breadcrumbStructure,
  crumbsOf,
  productStructure,
  shortDescription,
} from "../../../app/pages/product/product-meta.ts";
import { aProduct } from "../../fixtures/product.ts";

const address = "https://shop.example";

describe("a product for search engines", () => {
  it("has a description of whole words within 160 characters", () => {
    const text = shortDescription({ Title: "Ink", Description: "word ".repeat(60) });
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/word…$/);
    expect(shortDescription({ Title: "Ink", Description: "" })).toBe("Ink");
  });

  it("tells the price without tax, and whether it can be had", () => {
    const { offers } = productStructure(aProduct({ Price: 9.5 }), address);
    expect(offers.priceSpecification).toMatchObject({
      price: "9.50",
      priceCurrency: "EUR",
      valueAddedTaxIncluded: false,
    });
    expect(offers.availability).toBe("https://schema.org/InStock");
    const soldOut = productStructure(aProduct({ Quantity: 0 }), address);
    expect(soldOut.offers.availability).toBe("https://schema.org/OutOfStock");
  });

  it("has a breadcrumb through both levels of its category", () => {
    const crumbs = breadcrumbStructure(crumbsOf(aProduct()), address).itemListElement;
    expect(crumbs.map(({ position, item }) => `${position} ${item}`)).toEqual([
      "1 https://shop.example/",
      "2 https://shop.example/category/ink-bottles",
      "3 https://shop.example/category/epson-ink-bottles",
      "4 https://shop.example/product/epson-664-black",
    ]);
  });
});
