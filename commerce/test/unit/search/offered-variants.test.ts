import { describe, expect, it } from "vitest";
import { catalogueDocument } from "../../../src/search/catalogue-document";
import { type CatalogueVariant, offerOf } from "../../../src/search/offered-variants";
import type { ProductToIndex } from "../../../src/search/product-to-index";

function variant(
  id: string,
  price: number | undefined,
  stock: number,
  more: Partial<CatalogueVariant> = {},
): CatalogueVariant {
  return {
    id,
    title: id.toUpperCase(),
    sku: `SKU-${id}`,
    manage_inventory: true,
    price_set: { prices: price === undefined ? [] : [{ amount: price, currency_code: "eur" }] },
    inventory_items: [
      { inventory: { location_levels: [{ stocked_quantity: stock, reserved_quantity: 0 }] } },
    ],
    ...more,
  };
}

function documentOf(variants: CatalogueVariant[]) {
  const product: ProductToIndex = {
    id: "prod_1",
    handle: "ink",
    title: "Ink",
    description: null,
    status: "published",
    thumbnail: null,
    created_at: "2026-01-02T03:04:05.000Z",
    updated_at: "2026-01-02T03:04:05.000Z",
    sales_channels: [{ id: "sc_1" }],
    variants,
  };
  return catalogueDocument(product);
}

describe("a product with several variants", () => {
  it("costs its lowest price and is in stock where any variant is", () => {
    const document = documentOf([variant("a", 12, 0), variant("b", 9, 0), variant("c", 30, 4)]);
    expect(document).toMatchObject({ price: 9, in_stock: true, quantity: 4, variant_id: "c" });
    expect(JSON.parse(document.variants_json)).toMatchObject([
      { id: "a", title: "A", sku: "SKU-a", price: 12, quantity: 0 },
      { id: "b", price: 9 },
      { id: "c", price: 30, quantity: 4 },
    ]);
  });

  it("shows first the first that can be bought, else the first with a price", () => {
    const second = { variant_rank: 1 };
    expect(offerOf([variant("b", 5, 1, second), variant("z", 6, 1)]).variantId).toBe("z");
    expect(offerOf([variant("b", 5, 1, second), variant("z", 6, 0)]).variantId).toBe("b");
    expect(offerOf([variant("b", 5, 0, second), variant("z", undefined, 3)]).variantId).toBe("b");
  });

  it("does not offer a variant without a price, and is no choice with one that is left", () => {
    const document = documentOf([variant("a", undefined, 5), variant("b", 7, 2)]);
    expect(document).toMatchObject({
      price: 7,
      variant_id: "b",
      variants_json: "",
      sales_channel_ids: ["sc_1"],
    });
    expect(documentOf([variant("a", undefined, 5)]).sales_channel_ids).toEqual([]);
  });

  it("is found by each part number and barcode", () => {
    const document = documentOf([
      variant("a", 1, 1, { sku: "TN-2410" }),
      variant("b", 1, 1, { sku: "TN-2420", ean: "4012345678901", barcode: "ABC 9" }),
    ]);
    expect(document.variant_keys).toEqual(["tn2410", "tn2420", "4012345678901", "abc9"]);
    expect(document.search_terms).toContain("TN2420");
  });

  it("names the options of each, in one order however they were read", () => {
    const options = [
      { value: "XL", option: { title: "Size" } },
      { value: "Black", option: { title: "Colour" } },
    ];
    const both = [variant("a", 1, 1, { options }), variant("b", 2, 1, { title: "", options })];
    const [first, second] = offerOf(both).choices;
    expect(first?.options).toEqual([
      { name: "Colour", value: "Black" },
      { name: "Size", value: "XL" },
    ]);
    expect(second?.title).toBe("Black / XL");
    const turned = both.toReversed().map((one) => ({ ...one, options: options.toReversed() }));
    expect(offerOf(turned)).toEqual(offerOf(both));
  });
});

it("a product with one variant has nothing more in the index", () => {
  const document = documentOf([variant("a", 5, 1, { sku: "" })]);
  expect([document.variants_json, document.variant_keys]).toEqual(["", []]);
});
