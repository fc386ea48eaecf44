import { describe, expect, it } from "vitest";
import { catalogueDocument, mpnKey, mpnSpellings } from "../../../src/search/catalogue-document";
import type { ProductToIndex } from "../../../src/search/product-to-index";

const fixture: ProductToIndex = {
  id: "prod_1",
  handle: "epson-664",
  title: "Epson 664 ink bottle",
  description: null,
  status: "published",
  thumbnail: "https://files.example/thumbnail.webp",
  created_at: "2026-01-02T03:04:05.000Z",
  updated_at: new Date("2026-01-03T03:04:05.000Z"),
  sales_channels: [{ id: "sc_1" }, null],
  categories: [
    {
      id: "pcat_below",
      name: "Epson ink bottles",
      handle: "epson-ink-bottles",
      parent_category: { id: "pcat_top", name: "Ink bottles", handle: "ink-bottles" },
    },
  ],
  images: [
    { url: "https://files.example/2.webp", rank: 1, metadata: null },
    {
      url: "https://files.example/1.webp",
      rank: 0,
      metadata: {
        sources: [
          { url: "https://files.example/1.webp", width: 1200 },
          { url: "https://files.example/1-320.webp", width: 320 },
        ],
      },
    },
  ],
  variants: [
    {
      id: "variant_1",
      manage_inventory: true,
      price_set: {
        prices: [
          { amount: 8, currency_code: "eur", price_list_id: "plist_1" },
          { amount: 7, currency_code: "eur", min_quantity: 10 },
          { amount: 11, currency_code: "usd" },
          { amount: "9.9", currency_code: "eur", rules_count: 0, price_list_id: null },
        ],
      },
      inventory_items: [
        {
          required_quantity: 1,
          inventory: {
            location_levels: [
              { stocked_quantity: 7, reserved_quantity: 2 },
              { stocked_quantity: "3", reserved_quantity: "0" },
            ],
          },
        },
      ],
    },
  ],
  product_sheet: {
    kind: "ink bottle",
    brand: "Epson",
    color: "Black",
    color_swatch: "#1f2024",
    mpn: "T6641",
    series: "664",
    condition: "",
    ink_type: "dye",
    volume_ml: 70,
    page_yield: 4500,
    yield_standard: "ISO/IEC 24711",
    pdf: "",
    video: "",
    sold: 3,
    rows: [
      { label: "Colour", value: "Black", position: 1 },
      { label: "Manufacturer", value: "Epson", position: 0 },
      { label: "Volume", value: "70 ml", number: 70, unit: "ml", flag: null, position: 2 },
      { label: "Refillable", value: "No", number: null, unit: "", flag: false, position: 3 },
    ],
    former_handles: [{ handle: "epson-664-ink" }],
  },
  printers: [{ make: "Epson", model: "L3150" }],
};

describe("a product's document", () => {
  const document = catalogueDocument(fixture);

  it("shows the price everybody pays, not a price list's or a quantity's", () => {
    expect(document.price).toBe(9.9);
    expect(document.currency_code).toBe("eur");
  });

  it("counts what can be bought now: stock of all places less reservations", () => {
    expect(document.quantity).toBe(8);
    expect(document.in_stock).toBe(true);
  });

  it("has both levels of its category", () => {
    expect(document).toMatchObject({
      category: "Ink bottles",
      category_handle: "ink-bottles",
      sub_category: "Epson ink bottles",
      sub_category_handle: "epson-ink-bottles",
    });
  });

  it("has its pictures in order, the widths of each from narrow to wide", () => {
    expect(JSON.parse(document.images_json)).toEqual([
      {
        url: "https://files.example/1.webp",
        sources: [
          { url: "https://files.example/1-320.webp", width: 320 },
          { url: "https://files.example/1.webp", width: 1200 },
        ],
      },
      { url: "https://files.example/2.webp", sources: [] },
    ]);
  });

  it("has the rows of its sheet in order, each in words and as what it is", () => {
    expect(JSON.parse(document.fiche_tech_json)).toEqual([
      { label: "Manufacturer", value: "Epson" },
      { label: "Colour", value: "Black" },
      { label: "Volume", value: "70 ml", number: 70, unit: "ml" },
      { label: "Refillable", value: "No", flag: false },
    ]);
  });

  it("is still found under the addresses it had before", () => {
    expect(document.former_handles).toEqual(["epson-664-ink"]);
  });

  it("is found by the printer it fits and by its part number, however they are written", () => {
    const words = document.search_terms.split(" ");
    for (const spelling of ["T6641", "T 6641", "T-6641", "Epson L3150", "L 3150"]) {
      expect(words).toEqual(expect.arrayContaining(spelling.split(" ")));
    }
    expect(words).toEqual([...new Set(words)]);
    expect(document.mpn_key).toBe("t6641");
    expect(document.printers).toEqual(["Epson L3150"]);
  });

  it("has its times as text", () => {
    expect(document.created_at).toBe("2026-01-02T03:04:05.000Z");
    expect(document.updated_at).toBe("2026-01-03T03:04:05.000Z");
  });
});

describe("a product with several variants", () => {
  it("shows the merchandiser's first, whatever order they are read in", () => {
    const [variant] = fixture.variants ?? [];
    if (!variant) throw new Error("The bottle has a variant.");
    const second = { ...variant, id: "variant_0", variant_rank: 1 };
    const first = { ...variant, variant_rank: 0 };
    const alsoFirst = { ...variant, id: "variant_2", variant_rank: null };
    for (const variants of [
      [second, first, alsoFirst],
      [alsoFirst, first, second],
    ]) {
      expect(catalogueDocument({ ...fixture, variants }).variant_id).toBe("variant_1");
    }
  });
});

describe("a product without a price", () => {
  const [variant] = fixture.variants ?? [];
  if (!variant) throw new Error("The bottle has a variant.");
  const priced = (prices: { amount: number; currency_code: string }[]) =>
    catalogueDocument({ ...fixture, variants: [{ ...variant, price_set: { prices } }] });

  it("is offered nowhere, and never for nothing", () => {
    expect(priced([{ amount: 11, currency_code: "usd" }]).sales_channel_ids).toEqual([]);
    expect(catalogueDocument({ ...fixture, variants: [] }).sales_channel_ids).toEqual([]);
    expect(priced([{ amount: -5, currency_code: "eur" }])).toMatchObject({
      price: 0,
      sales_channel_ids: [],
    });
  });

  it("is not the same as one that costs nothing", () => {
    expect(priced([{ amount: 0, currency_code: "eur" }])).toMatchObject({
      price: 0,
      sales_channel_ids: ["sc_1"],
    });
  });
});

describe("a product of which little is known", () => {
  const bare: ProductToIndex = {
    ...fixture,
    sales_channels: [],
    categories: [],
    images: [],
    variants: [],
    product_sheet: null,
    printers: [],
  };

  it("has a document all the same, with nothing to buy", () => {
    expect(catalogueDocument(bare)).toMatchObject({
      variant_id: "",
      brand: "",
      category: "",
      price: 0,
      quantity: 0,
      in_stock: false,
      sold: 0,
      page_yield: null,
    });
  });

  it("shows its thumbnail where it has no other picture", () => {
    expect(JSON.parse(catalogueDocument(bare).images_json)).toEqual([
      { url: "https://files.example/thumbnail.webp", sources: [] },
    ]);
    expect(catalogueDocument({ ...bare, thumbnail: null }).images_json).toBe("[]");
  });

  it("stands in its category when there is only one level", () => {
    const document = catalogueDocument({
      ...bare,
      categories: [{ id: "pcat_paper", name: "Paper", handle: "paper" }],
    });
    expect(document).toMatchObject({ category: "Paper", sub_category: "" });
  });
});

describe("what can be bought", () => {
  const variant = fixture.variants?.[0];
  if (!variant) throw new Error("The bottle has a variant.");

  function quantityOf(changed: NonNullable<typeof variant>): number {
    return catalogueDocument({ ...fixture, variants: [changed] }).quantity;
  }

  it("is never less than nothing", () => {
    const inventory = { location_levels: [{ stocked_quantity: 1, reserved_quantity: 3 }] };
    expect(quantityOf({ ...variant, inventory_items: [{ inventory }] })).toBe(0);
  });

  it("of a set is as much as its scarcest part allows", () => {
    const of = (stocked_quantity: number, required_quantity: number) => ({
      required_quantity,
      inventory: { location_levels: [{ stocked_quantity, reserved_quantity: 0 }] },
    });
    expect(quantityOf({ ...variant, inventory_items: [of(9, 2), of(50, 1)] })).toBe(4);
  });

  it("is plenty where no stock is kept", () => {
    expect(quantityOf({ ...variant, manage_inventory: false })).toBeGreaterThan(1000);
  });
});

describe("part numbers", () => {
  it("have one key, whatever the spelling", () => {
    expect(["TN-2410", "tn 2410", "TN2410"].map(mpnKey)).toEqual(["tn2410", "tn2410", "tn2410"]);
  });

  it("are spelled the ways people write them", () => {
    expect(mpnSpellings("TN-2410")).toEqual(["TN-2410", "TN2410", "TN 2410"]);
    expect(mpnSpellings("")).toEqual([]);
  });
});
