import { expect, test } from "vitest";
import { checkProduct, type ProductDraft } from "~/merchandising/product-rules.ts";
import { aProduct } from "../../fixtures/product.ts";

function draft(change: Partial<ProductDraft> = {}): ProductDraft {
  return {
    product: aProduct(),
    price: "9.90",
    quantity: "5",
    images: [],
    pdf: null,
    video: null,
    ...change,
  };
}

function file(name: string, type: string, megabytes = 0): File {
  const made = new File(["x"], name, { type });
  Object.defineProperty(made, "size", { value: megabytes * 1024 * 1024 });
  return made;
}

test("a complete product has nothing wrong", () => {
  const pdf = file("sheet.pdf", "application/pdf", 20);
  expect(checkProduct(draft({ pdf, images: [file("a.webp", "image/webp", 5)] }))).toEqual({});
});

test.each(["", "-1", "1.999", "abc", "1,50"])("a price of %j is wrong", (price) => {
  expect(Object.keys(checkProduct(draft({ price })))).toEqual(["Price"]);
});

test.each(["", "-1", "1.5", "many"])("a quantity of %j is wrong", (quantity) => {
  expect(Object.keys(checkProduct(draft({ quantity })))).toEqual(["Quantity"]);
});

test("a title is needed and has 200 characters at most; a category is needed", () => {
  const product = aProduct({ Title: " ", Category: "" });
  expect(Object.keys(checkProduct(draft({ product })))).toEqual(["Title", "Category"]);
  const long = aProduct({ Title: "x".repeat(201) });
  expect(Object.keys(checkProduct(draft({ product: long })))).toEqual(["Title"]);
});

test.each([
  ["Image", { images: [file("a.gif", "image/gif")] }],
  ["Image", { images: [file("a.png", "image/png", 6)] }],
  ["Image", { images: Array.from({ length: 11 }, () => file("a.png", "image/png")) }],
  ["pdf", { pdf: file("a.txt", "text/plain") }],
  ["pdf", { pdf: file("a.pdf", "application/pdf", 21) }],
  ["video", { video: file("a.mp4", "video/mp4", 101) }],
  ["video", { product: aProduct({ video: "javascript:alert(1)" }) }],
] as [string, Partial<ProductDraft>][])("a wrong file is told at %s: %#", (field, change) => {
  expect(Object.keys(checkProduct(draft(change)))).toEqual([field]);
});
