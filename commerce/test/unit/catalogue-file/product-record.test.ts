import { describe, expect, it } from "vitest";
import { emptySheet } from "../../../catalogue-schema/src/attributes";
import { translationsOf } from "../../../catalogue-schema/src/translations";
import { columns, readHeader } from "../../../src/catalogue-file/columns";
import { readRecord, writeRecord } from "../../../src/catalogue-file/product-record";
import type { CatalogueProduct } from "../../../src/catalogue-product/catalogue-product";

const fixture: CatalogueProduct = {
  ...emptySheet,
  title: '=HYPERLINK("http://evil.example")',
  handle: "epson-664-black",
  description: "'=1\nSecond line; with “signs”, 🎨",
  status: "published",
  price: 12.5,
  stock: 0,
  category: "+Ink",
  sub_category: "Epson",
  images: [
    { url: "https://files.example/a.webp", sources: [] },
    { url: "https://files.example/b,c.webp", sources: [] },
  ],
  brand: "Epson",
  color: "black",
  color_swatch: "#000000",
  mpn: "-T6641",
  series: "664",
  kind: "ink bottle",
  ink_type: "dye",
  condition: "oem",
  volume_ml: 70.5,
  video: "https://video.example/1",
  rows: [
    { label: "-Capacity", value: "70 ml" },
    { label: "Width", value: 12.5, unit: "mm" },
  ],
  printers: ["Epson L3150", "HP LaserJet Pro M15a"],
  ...translationsOf({}),
  "title:fr": "=Bouteille d’encre",
};

const whole = [...columns];

function read(cells: string[], names: string[] = whole) {
  const { header } = readHeader(names);
  return readRecord(cells, header, ".");
}

describe("a product's row", () => {
  it.each([".", ","] as const)("says exactly what the product is, with “%s”", (mark) => {
    const { header } = readHeader(whole);
    expect(readRecord(writeRecord("prod_1", fixture, mark), header, mark)).toEqual({
      id: "prod_1",
      product: { ...fixture, images: fixture.images.map(({ url }) => ({ url })) },
      problems: [],
    });
  });

  it("begins no cell with a formula", () => {
    for (const cell of writeRecord("prod_1", fixture, ".")) expect(cell).not.toMatch(/^[=+\-@\t]/);
  });

  it("says nothing of what it has no column for", () => {
    expect(read(["T6641", "9.90"], ["mpn", "price"])).toEqual({
      id: undefined,
      product: { mpn: "T6641", price: 9.9 },
      problems: [],
    });
  });

  it("empties what has an empty cell, but for id, handle and status", () => {
    const { product, problems } = read(whole.map(() => ""));
    expect(problems).toEqual([]);
    expect(product).not.toHaveProperty("handle");
    expect(product).not.toHaveProperty("status");
    expect(product).toMatchObject({ description: "", volume_ml: null, rows: [], images: [] });
  });

  it("says everything that is wrong with it at once", () => {
    const { problems } = read(["ten", "1,000", "x"], ["price", "stock", "rows"]);
    expect(problems.map(({ column }) => column)).toEqual(["price", "stock", "rows"]);
  });

  it.each([
    [["a", "1"], ["title"]],
    [["a"], ["title", "price"]],
  ])("is refused when its cells are not as many as the columns", (cells, names) => {
    const { problems } = read(cells, names);
    expect(problems).toEqual([{ column: "", message: expect.stringContaining("cells") }]);
  });
});

describe("the names of columns", () => {
  it("are known in the spellings of the product API and of people", () => {
    const { header, problems } = readHeader([
      "_id",
      "slug",
      "Title",
      "subCategory",
      "Sub category",
      "Quantity",
      "pageYield",
      "ficheTech",
      "Title:FR",
      " COLOUR ",
      "",
    ]);
    expect(header).toEqual([
      "id",
      "handle",
      "title",
      "sub_category",
      "sub_category",
      "stock",
      "page_yield",
      "rows",
      "title:fr",
      "color",
      undefined,
    ]);
    expect(problems).toEqual([
      { column: "sub_category", message: "This column is there more than once." },
    ]);
  });

  it.each([
    [["title", "prise"], "prise"],
    [["title", "title:xx"], "title:xx"],
    [["price", "stock"], ""],
    [["\u0089PNG"], ""],
    [["constructor", "title"], "constructor"],
    [["__proto__", "title"], "__proto__"],
  ])("are said to be wrong: %s", (names, column) => {
    const { problems } = readHeader(names);
    expect(problems[0]).toMatchObject({ column, message: expect.stringMatching(/\.$/) });
  });

  it("are listed to who names one that is not there", () => {
    const { problems } = readHeader(["title", "title:xx"]);
    expect(problems[0]?.message).toMatch(/title, .*title:fr/);
  });
});
