import { describe, expect, it } from "vitest";
import type { RowContent } from "../../../src/catalogue-file/product-record";
import { SeenInFile } from "../../../src/catalogue-import/collisions";
import type { KnownProducts } from "../../../src/catalogue-import/known-products";
import { planRow } from "../../../src/catalogue-import/plan-row";
import { blankProduct } from "../../../src/catalogue-product/catalogue-product";
import type { StoredProduct } from "../../../src/workflows/catalogue/stored-product";

const sources = [{ url: "https://files.example/a-320.webp", width: 320 }];

function stored(id: string, mpn: string): StoredProduct {
  return {
    id,
    product: {
      ...blankProduct,
      title: `Bottle ${id}`,
      handle: `bottle-${id}`,
      description: "Two\r\nlines ",
      price: 5,
      stock: 3,
      category: "Ink",
      mpn,
      images: [{ url: "https://files.example/a.webp", sources }],
      printers: ["Epson L3150", "HP Tank 7305"],
    },
    sold: 0,
    thumbnail: null,
    category_ids: [],
    variant_ids: [`variant_${id}`],
    printer_ids: [],
    former_handles: [],
    sheet_id: `sheet_${id}`,
    variant: { id: `variant_${id}`, sku: mpn },
    price_set_id: `pset_${id}`,
    price_id: `price_${id}`,
    inventory: { id: `iitem_${id}`, sku: mpn, level: { stocked: 3, reserved: 2 } },
  };
}

const products = [stored("1", "T1"), stored("2", "T2"), stored("3", "TWICE"), stored("4", "TWICE")];

const known: KnownProducts = {
  byId: new Map(products.map((product) => [product.id, product])),
  idByHandle: new Map(products.map(({ id, product }) => [product.handle, id])),
  idsByMpn: new Map([
    ["T1", ["1"]],
    ["T2", ["2"]],
    ["TWICE", ["3", "4"]],
  ]),
  idsByTitle: new Map(products.map(({ id, product }) => [product.title, [id]])),
  stockedMpns: new Set(["T1", "T2", "TWICE", "LEFT-OVER"]),
};

/** A product with two variants: the part number of the second is not the product's. */
known.byId.set("5", { ...stored("5", "T5"), variant_ids: ["variant_5", "variant_5_large"] });
known.idsByMpn.set("T5", ["5"]).set("T5-L", ["5"]);
known.stockedMpns.add("T5").add("T5-L");

const fresh = { title: "New", price: 1, stock: 1, category: "Ink" };

/** Plans consecutive rows of a file, the first of which is row 2. */
function plan(...rows: (Partial<RowContent["product"]> & { id?: string })[]) {
  const seen = new SeenInFile();
  return rows.map(({ id, ...product }, index) =>
    planRow(index + 2, { id, product, problems: [] }, known, seen),
  );
}

function wrong(...rows: Parameters<typeof plan>): string[] {
  return plan(...rows).flatMap(({ number, problems }) =>
    problems.map(({ column }) => `${number} ${column}`),
  );
}

describe("a row", () => {
  it("is about the product with its id, else its handle, else its part number", () => {
    const [byId, byHandle, byMpn] = plan(
      { id: "1", mpn: "NEW-1", price: 6 },
      { handle: "bottle-2", price: 6 },
      { mpn: "T2", price: 6 },
    );
    expect([byId?.product_id, byHandle?.product_id, byMpn?.product_id]).toEqual(["1", "2", "2"]);
  });

  it("is a new product where it names none that is there", () => {
    expect(plan({ ...fresh, mpn: "T9" })[0]).toMatchObject({
      outcome: "create",
      product_id: null,
      product: { mpn: "T9", status: "published", rows: [] },
    });
  });

  it("changes only what is different", () => {
    const [same, cheaper] = plan(
      {
        mpn: "T1",
        description: "Two\nlines",
        category: "INK",
        printers: ["hp tank-7305", "Epson L 3150"],
        images: [{ url: "https://files.example/a.webp" }],
      },
      { mpn: "T2", price: 4, stock: 3 },
    );
    expect(same).toMatchObject({ outcome: "unchanged", product: null });
    expect(cheaper).toMatchObject({ outcome: "update", product: { price: 4 } });
  });

  it("keeps the narrower pictures of a picture that stays", () => {
    const images = ["https://files.example/b.webp", "https://files.example/a.webp"];
    const [row] = plan({ mpn: "T1", images: images.map((url) => ({ url })) });
    expect(row?.product?.images).toEqual([
      { url: images[0], sources: [] },
      { url: images[1], sources },
    ]);
  });

  it.each([
    ["an id nobody has", [{ id: "9", price: 1 }], ["2 id"]],
    ["a part number of several", [{ mpn: "TWICE", price: 1 }], ["2 mpn"]],
    ["another product's part number", [{ id: "1", mpn: "T2" }], ["2 mpn"]],
    ["another product's address", [{ id: "1", handle: "bottle-2" }], ["2 handle"]],
    ["a part number stock is kept under", [{ ...fresh, mpn: "LEFT-OVER" }], ["2 mpn"]],
    ["a title that is there", [{ ...fresh, title: "Bottle 1" }], ["2 title"]],
    ["less stock than is ordered", [{ id: "1", stock: 1 }], ["2 stock"]],
    ["one product twice", [{ id: "1" }, { mpn: "T1" }], ["3 "]],
    [
      "one part number twice",
      [
        { ...fresh, mpn: "T9" },
        { ...fresh, title: "Other", mpn: "T9" },
      ],
      ["3 mpn"],
    ],
    [
      "one address twice",
      [
        { ...fresh, title: "Same" },
        { ...fresh, title: "Other", handle: "same" },
      ],
      ["3 handle"],
    ],
    ["one title twice", [fresh, fresh], ["3 title"]],
  ] as [string, Parameters<typeof plan>, string[]][])("is refused for %s", (_, rows, expected) => {
    expect(wrong(...rows)).toEqual(expected);
  });

  it("may have a title that is there when both have part numbers", () => {
    expect(wrong({ ...fresh, title: "Bottle 1", mpn: "T9" })).toEqual([]);
  });
});

it("a row with the part number of a further variant changes nothing of the first", () => {
  const [row] = plan({ mpn: "T5-L", price: 19, stock: 40 });
  expect(row).toMatchObject({ outcome: "error", product: null });
  expect(row?.problems).toContainEqual({
    column: "mpn",
    message: "This is another variant of “Bottle 5”: change it in Medusa's admin.",
  });
  expect(plan({ mpn: "T5", price: 19 })[0]).toMatchObject({
    outcome: "update",
    product: { price: 19 },
  });
});
