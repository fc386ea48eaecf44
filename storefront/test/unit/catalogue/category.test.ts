import { describe, expect, it } from "vitest";
import {
  type Category,
  categorySymbol,
  categoryTrail,
  slugMeant,
  withProducts,
} from "~/catalogue/category.ts";

const categories: Category[] = [
  {
    name: "Ink bottles",
    slug: "ink-bottles",
    children: [{ name: "Epson ink bottles", slug: "epson-ink-bottles" }],
  },
];

describe("the way to a category", () => {
  it("is the category itself on the first level", () => {
    expect(categoryTrail(categories, "ink-bottles").map(({ name }) => name)).toEqual([
      "Ink bottles",
    ]);
  });

  it("goes through the parent on the second level", () => {
    const names = categoryTrail(categories, "epson-ink-bottles").map(({ name }) => name);
    expect(names).toEqual(["Ink bottles", "Epson ink bottles"]);
  });

  it("is empty for a category that nobody knows", () => {
    expect(categoryTrail(categories, "pencils")).toEqual([]);
  });
});

it.each([
  ["Ink bottles", "Ib"],
  ["Large-format inks", "Lf"],
  ["Toner", "To"],
])("writes %s as %s, as an element is written", (name, symbol) => {
  expect(categorySymbol(name)).toBe(symbol);
});

describe("the slug that an address means", () => {
  const categories = [
    { name: "Encre & pièces détachées", slug: "encre-pieces", children: [] },
    { name: "Toner", slug: "toner", children: [{ name: "Drums", slug: "drums" }] },
  ];
  it.each([
    ["toner", "toner"],
    ["Toner", "toner"],
    [" TONER ", "toner"],
    ["DRUMS", "drums"],
    ["Encre Pièces", "encre-pieces"],
    ["encre & pieces détachées", "encre-pieces"],
    ["encre_pieces", "encre-pieces"],
    ["paper", undefined],
    ["", undefined],
    ["!!!", undefined],
  ])("of %j is %j", (written, slug) => {
    expect(slugMeant(categories, written)).toBe(slug);
  });
});

describe("the categories that are offered", () => {
  const kinds = [
    { name: "Epson ink", slug: "epson-ink" },
    { name: "Typo ink", slug: "typo-ink" },
  ];
  const all = [
    { name: "Ink", slug: "ink", children: kinds },
    { name: "Inkk", slug: "inkk", children: [] },
  ];
  it("are those with products for sale", () => {
    const facets = {
      category: [{ value: "Ink", count: 3 }],
      subCategory: [{ value: "Epson ink", count: 2 }],
    };
    expect(withProducts(all, facets)).toEqual([
      { name: "Ink", slug: "ink", children: [{ name: "Epson ink", slug: "epson-ink" }] },
    ]);
    expect(withProducts(all, { category: [], subCategory: [] })).toEqual([]);
  });
});
