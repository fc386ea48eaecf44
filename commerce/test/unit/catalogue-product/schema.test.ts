import { describe, expect, it } from "vitest";
import { readNewProduct, readProductPatch } from "../../../src/catalogue-product/schema";

const fixture = { title: "A bottle", price: 9.9, stock: 3, category: "Ink bottles" };

describe("a merchandiser's product", () => {
  it("needs a title, a price, a stock and a category, and no more", () => {
    expect(readNewProduct(fixture).product).toMatchObject({ ...fixture, images: [], rows: [] });
    expect(readNewProduct({}).problems).toEqual([
      { field: "title", message: "Enter a title." },
      { field: "price", message: "Enter a price." },
      { field: "stock", message: "Enter how many there are." },
      { field: "category", message: "Choose a category." },
    ]);
  });

  it.each([
    ["title", ""],
    ["title", "x".repeat(201)],
    ["price", -1],
    ["price", 9.999],
    ["price", "9.90"],
    ["stock", 1.5],
    ["stock", -1],
    ["stock", 3_000_000_000],
    ["price", 1_000_001],
    ["title", "!!!"],
    ["category", "  "],
    ["category", "…"],
    ["sub_category", "&"],
    ["images", Array(11).fill({ url: "https://files.example/1.webp" })],
    ["video", "javascript:alert(1)"],
    ["pdf", "not an address"],
    ["color_swatch", "red"],
    ["page_yield", 0],
    ["page_yield", 3_000_000_000],
    ["volume_ml", 1e39],
    ["title", "half a \ud83d character"],
    ["title", "a \u0000 in it"],
    ["handle", "Not a handle"],
    ["status", "hidden"],
    ["condition", "used"],
    ["rows", Array(101).fill({ label: "Colour", value: "Black" })],
    ["rows", {}],
    ["price", null],
    ["constructor", 1],
    ["colour", "black"],
  ])("is refused for its %s being %j", (field, value) => {
    const { problems } = readNewProduct({ ...fixture, [field]: value });
    expect(problems?.map((problem) => problem.field)).toEqual([field]);
    expect(problems?.[0]?.message).not.toBe("");
  });

  it("may be called what it is called in any script", () => {
    const named = { ...fixture, title: "爱普生墨水", category: "墨水", sub_category: "" };
    expect(readNewProduct(named).problems).toBeUndefined();
  });

  it("is told which row of the sheet is wrong", () => {
    const rows = [
      { label: "Colour", value: "Black" },
      { label: "", value: "70 ml" },
    ];
    expect(readNewProduct({ ...fixture, rows }).problems).toEqual([
      { field: "rows.1.label", message: "Enter a label." },
    ]);
  });

  it.each([0, 0.01, 19.99, 1234.5, 0.1 + 0.2])("may cost %d", (price) => {
    expect(readNewProduct({ ...fixture, price }).problems).toBeUndefined();
  });

  it("may have numbers with units and yes or no in its sheet, and no unit of anything else", () => {
    const rows = [
      { label: "Volume", value: 70.5, unit: "ml" },
      { label: "Refillable", value: true },
      { label: "Pages", value: 7500 },
    ];
    expect(readNewProduct({ ...fixture, rows }).product?.rows).toEqual(rows);
    const wrong = [{ label: "Ink", value: "dye", unit: "ml" }];
    expect(readNewProduct({ ...fixture, rows: wrong }).problems).toMatchObject([
      { field: "rows.0.unit" },
    ]);
  });

  it("is not taken in by a key that means something to the language", () => {
    const body = JSON.parse(`{"__proto__": {"price": 1}, "title": "A bottle"}`);
    expect(readNewProduct(body).problems).toContainEqual({
      field: "__proto__",
      message: "There is no such field.",
    });
  });
});

describe("a part of a product", () => {
  it("holds what was sent, and nothing else", () => {
    expect(readProductPatch({ volume_ml: null, title: " A  bottle " }).product).toEqual({
      volume_ml: null,
      title: "A  bottle",
    });
    expect(readProductPatch({}).product).toEqual({});
  });

  it("keeps to the same rules", () => {
    expect(readProductPatch({ title: "", price: 1.999 }).problems).toMatchObject([
      { field: "title" },
      { field: "price" },
    ]);
  });
});
