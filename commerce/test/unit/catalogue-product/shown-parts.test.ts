import { describe, expect, it } from "vitest";
import {
  basePrice,
  categoryPathOf,
  firstVariant,
  picturesOf,
} from "../../../src/catalogue-product/shown-parts";

describe("what is shown of a product", () => {
  it("is the same shelf, in whatever order its categories were read", () => {
    const toner = { handle: "toner-hp", parent_category: { handle: "toner" } };
    const drums = { handle: "drums", parent_category: null };
    const ink = { handle: "ink-hp", parent_category: { handle: "ink" } };
    const categoryPath = { category: { handle: "ink" }, subCategory: ink };
    expect(categoryPathOf([toner, null, drums, ink])).toEqual(categoryPath);
    expect(categoryPathOf([ink, drums, toner])).toEqual(categoryPath);
    expect(categoryPathOf([drums])).toEqual({ category: drums, subCategory: undefined });
    expect(categoryPathOf([])).toEqual({ category: undefined, subCategory: undefined });
  });

  it("is the variant of the lowest rank, and the first made of two alike", () => {
    expect(firstVariant([{ id: "b", variant_rank: 1 }, { id: "c" }, { id: "a" }])?.id).toBe("a");
    expect(firstVariant(undefined)).toBeUndefined();
  });

  it("is no price of other currencies, quantities, lists or rules", () => {
    const price = { amount: 9, currency_code: "eur" };
    const others = [
      { amount: 1, currency_code: "usd" },
      { amount: 2, currency_code: "eur", min_quantity: 10 },
      { amount: 3, currency_code: "eur", price_list_id: "plist_1" },
      { amount: 4, currency_code: "eur", rules_count: 1 },
    ];
    expect(basePrice([...others, price])).toBe(price);
    expect(basePrice(others)).toBeUndefined();
  });

  it.each(["wide", 7, null, [null, "x", { url: 1, width: 2 }], { length: 2 }])(
    "bears metadata that somebody else has written: %o",
    (sources) => {
      const picture = { url: "https://files.example/a.webp", metadata: { sources } };
      expect(picturesOf([picture])).toEqual([{ url: picture.url, sources: [] }]);
    },
  );
});
