import { largestFile } from "@chemical-ink/catalogue-schema/shop-file-type";
import { slugOf } from "@chemical-ink/catalogue-schema/slug";
import { describe, expect, it } from "vitest";
import { newProductSchema } from "../../../src/contract/new-product.ts";
import { productChangesSchema } from "../../../src/contract/product-changes.ts";

const least = { Title: "Bottle", Price: "9.90", Quantity: "0", Category: "Ink bottles" };

/** What is wrong, by field; empty where nothing is. */
function wrong(changes: Record<string, unknown>): Record<string, string> {
  const { error } = newProductSchema.safeParse({ ...least, ...changes });
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );
}

function file(type: string, bytes = 1): File {
  const made = new File(["x"], "file", { type });
  Object.defineProperty(made, "size", { value: bytes });
  return made;
}

describe("a new product", () => {
  it("needs no more than title, price, quantity and category", () => {
    expect(newProductSchema.parse(least)).toEqual({
      Title: "Bottle",
      Description: "",
      Price: 9.9,
      Quantity: 0,
      Category: "Ink bottles",
      ficheTech: [],
      compatiblePrinters: [],
      Image: [],
    });
    const { error } = newProductSchema.safeParse({});
    expect(error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(least));
  });

  it("has texts in the shop's other languages, and in no other one", () => {
    const texts = { "Title:fr": " Bouteille ", "Description:de": "Eins.\r\nZwei.", "Title:de": "" };
    expect(newProductSchema.parse({ ...least, ...texts })).toMatchObject({
      "Title:fr": "Bouteille",
      "Description:de": "Eins.\nZwei.",
      "Title:de": "",
    });
    expect(wrong({ "Title:fr": "a".repeat(201), "Description:fr": "a".repeat(20_001) })).toEqual({
      "Title:fr": "must have at most 200 characters",
      "Description:fr": "must have at most 20000 characters",
    });
    const { error } = productChangesSchema.safeParse({ "Title:xx": "Bottle", "Price:fr": "1" });
    expect(error?.issues).toMatchObject([
      { code: "unrecognized_keys", keys: ["Title:xx", "Price:fr"] },
    ]);
    expect(error?.issues[0]?.message).toContain("Title:fr");
  });

  it("is read from text as a form sends it", () => {
    const product = newProductSchema.parse({
      ...least,
      Title: "  Bottle ",
      Description: "One.\r\nTwo.",
      ficheTech: '[{"label":" Volume ","value":"70 ml"}]',
      compatiblePrinters: '["Epson L3150"]',
      volumeMl: "70",
      pageYield: "",
      video: "https://films.example/1",
    });
    expect(product).toMatchObject({
      Title: "Bottle",
      Description: "One.\nTwo.",
      ficheTech: [{ label: "Volume", value: "70 ml" }],
      compatiblePrinters: ["Epson L3150"],
      volumeMl: 70,
      video: "https://films.example/1",
    });
    expect(product.pageYield).toBeNull();
  });

  it.each(["", "-1", "1.999", "1,50", "1e3", "many"])("a price of %j is refused", (Price) => {
    expect(wrong({ Price })).toEqual({
      Price: "Enter a price of 0 or more, with two decimals at most",
    });
  });

  it.each(["", "-1", "1.5", "many"])("a quantity of %j is refused", (Quantity) => {
    expect(wrong({ Quantity })).toEqual({ Quantity: "Enter a whole number of 0 or more" });
  });

  it.each([
    ["Title", { Title: "x".repeat(201) }],
    ["Title", { Title: " " }],
    ["Title", { Title: ["one", "two"] }],
    ["Category", { Category: "" }],
    ["colorSwatch", { colorSwatch: "red" }],
    ["Price", { Price: "1000000.01" }],
    ["Quantity", { Quantity: "1000001" }],
    ["volumeMl", { volumeMl: "some" }],
    ["volumeMl", { volumeMl: "1e9" }],
    ["pageYield", { pageYield: "1000001" }],
    ["pageYield", { pageYield: "1.5" }],
    ["ficheTech", { ficheTech: "Volume: 70 ml" }],
    ["ficheTech", { ficheTech: '{"label":"Volume"}' }],
    ["ficheTech.0.label", { ficheTech: '[{"label":"","value":"70 ml"}]' }],
    ["compatiblePrinters.0", { compatiblePrinters: '["L3150"]' }],
    ["Image", { Image: Array.from({ length: 11 }, () => file("image/png")) }],
    ["Image.1", { Image: [file("image/png"), file("")] }],
    ["Image.0", { Image: [file("image/webp", largestFile.Image + 1)] }],
    ["pdf", { pdf: file("image/png") }],
    ["pdf", { pdf: file("application/pdf", largestFile.pdf + 1) }],
    ["pdf", { pdf: [file("application/pdf"), file("application/pdf")] }],
    ["video", { video: "javascript:alert(1)" }],
    ["video", { video: file("application/pdf") }],
    ["video", { video: file("video/mp4", largestFile.video + 1) }],
    ["video", { video: [file("video/mp4"), "https://films.example/1"] }],
    ["", { price: "1" }],
  ])("says what is wrong with %s: %#", (field, changes) => {
    const found = wrong(changes);
    expect(Object.keys(found)).toEqual([field]);
    expect(found[field]).not.toMatch(/Invalid input.*(union|File)/);
  });
});

describe("a slug", () => {
  it("that is made of a title is taken, whatever letters the title has", () => {
    for (const title of ["Encre cœur noire", "Straße Ø 12", "Łódź, 1,500 pages"]) {
      expect(wrong({ slug: slugOf(title) })).toEqual({});
    }
  });

  it("with other letters stays where a product has it, and is given to no new one", () => {
    const slug = "encre-cœur-noire";
    expect(wrong({ slug })).toHaveProperty("slug");
    expect(productChangesSchema.parse({ slug })).toEqual({ slug });
    expect(productChangesSchema.safeParse({ slug: "No slug" }).success).toBe(false);
  });
});
