import { describe, expect, it } from "vitest";
import { toProduct } from "../../../src/catalogue/catalogue-document.ts";
import { asVariant, hasSeveralPrices, lowestPrice } from "../../../src/contract/chosen-variant.ts";
import { productSchema } from "../../../src/contract/product.ts";
import { indexDocument } from "../index-document.ts";

describe("a document of the index", () => {
  it("becomes a product by the contract", () => {
    const product = toProduct(indexDocument());
    expect(productSchema.parse(product)).toEqual(product);
    expect(product).toMatchObject({
      _id: "prod_1",
      slug: "epson-t6641",
      Price: 9.9,
      Quantity: 12,
      Image: "http://files/t6641.webp",
      ficheTech: [{ label: "Volume", value: "70 ml" }],
      compatiblePrinters: ["Epson L120"],
      pageYield: 4500,
      variantId: "variant_1",
    });
  });

  it("becomes one too where everything that may be missing is missing", () => {
    const { id, handle, title, price, currency_code, created_at, updated_at } = indexDocument();
    const product = toProduct({ id, handle, title, price, currency_code, created_at, updated_at });
    expect(productSchema.parse(product)).toMatchObject({
      Image: "",
      Images: [],
      Quantity: 0,
      pageYield: null,
      volumeMl: null,
      Brand: "",
      compatiblePrinters: [],
    });
  });

  it("lists its variants, and describes the default one", () => {
    const options = [{ name: "Size", value: "1 l" }];
    const [small, large] = [
      { id: "variant_1", title: "70 ml", options: [], sku: "T6641", barcode: "", price: 9.9 },
      { id: "variant_2", title: "1 l", options, sku: "T6641L", barcode: "401", price: 30 },
    ];
    const product = toProduct(
      indexDocument({
        variant_id: "variant_2",
        variants_json: JSON.stringify([
          { ...small, quantity: 0 },
          { ...large, quantity: 5 },
        ]),
        quantity: 5,
      }),
    );
    expect(productSchema.parse(product)).toEqual(product);
    expect(product).toMatchObject({
      variantId: "variant_2",
      Price: 30,
      Quantity: 5,
      mpn: "T6641L",
    });
    expect(product.variants?.[1]).toEqual({
      variantId: "variant_2",
      title: "1 l",
      options,
      sku: "T6641L",
      barcode: "401",
      Price: 30,
      Quantity: 5,
    });
    expect(asVariant(product, "variant_1")).toMatchObject({ Price: 9.9, Quantity: 0 });
    expect(asVariant(product, "variant_3")).toBeUndefined();
    expect([lowestPrice(product), hasSeveralPrices(product)]).toEqual([9.9, true]);
  });

  it("has no list of variants where there is no choice", () => {
    expect(toProduct(indexDocument({ variants_json: "" }))).not.toHaveProperty("variants");
    expect(toProduct(indexDocument())).not.toHaveProperty("variants");
  });

  it("never has less than nothing in stock", () => {
    expect(toProduct(indexDocument({ quantity: -2 })).Quantity).toBe(0);
  });

  it("is refused where it is not what the index declares", () => {
    expect(() => toProduct(indexDocument({ price: "cheap" }))).toThrow(/price/);
  });
});
