import { describe, expect, it } from "vitest";
import { toProduct } from "../../../src/catalogue/catalogue-document.ts";
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

  it("never has less than nothing in stock", () => {
    expect(toProduct(indexDocument({ quantity: -2 })).Quantity).toBe(0);
  });

  it("is refused where it is not what the index declares", () => {
    expect(() => toProduct(indexDocument({ price: "cheap" }))).toThrow(/price/);
  });
});
