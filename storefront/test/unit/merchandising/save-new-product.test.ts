import { expect, test } from "vitest";
import { ProductApiError } from "~/merchandising/product-api.ts";
import { productForm, refusal } from "~/merchandising/save-new-product.ts";
import { aProduct } from "../../fixtures/product.ts";

test("a draft becomes the product API's form: numbers as typed, rows as JSON, files as they are", () => {
  const images = [new File(["1"], "front.png"), new File(["2"], "back.png")];
  const pdf = new File(["3"], "sheet.pdf");
  const ficheTech = [
    { label: "Volume", value: "70 ml" },
    { label: "", value: " " },
  ];
  const product = aProduct({ Title: "Epson 999", ficheTech, video: "" });
  const form = productForm({ product, price: "9.90", quantity: "5", images, pdf, video: null });
  expect(form.get("Title")).toBe("Epson 999");
  expect(form.get("Price")).toBe("9.90");
  expect(form.get("Quantity")).toBe("5");
  expect(form.get("subCategory")).toBe(product.subCategory);
  expect(form.get("ficheTech")).toBe('[{"label":"Volume","value":"70 ml"}]');
  expect(form.getAll("Image").map((file) => (file as File).name)).toEqual([
    "front.png",
    "back.png",
  ]);
  expect((form.get("pdf") as File).name).toBe("sheet.pdf");
  expect(form.get("video")).toBe("");
});

test("each of the API's objections lands at its field; others are told in the sentence", () => {
  const fields = [
    { field: "mpn", message: "A product with this part number is there already." },
    { field: "ficheTech.2.label", message: "Enter a label for each row" },
    { field: "Image.0", message: "Pictures can be PNG, JPEG, WebP or AVIF" },
    { field: "series", message: "must not be empty" },
  ];
  expect(refusal(new ProductApiError("Not valid.", { fields }))).toEqual({
    saved: false,
    sentence: "The product was not saved. series: must not be empty",
    errors: {
      mpn: "A product with this part number is there already.",
      ficheTech: "Enter a label for each row",
      Image: "Pictures can be PNG, JPEG, WebP or AVIF",
    },
  });
});

test("a refusal without fields is told in its own words", () => {
  const sentence = "This account may not manage products.";
  expect(refusal(new ProductApiError(sentence))).toEqual({ saved: false, sentence, errors: {} });
});
