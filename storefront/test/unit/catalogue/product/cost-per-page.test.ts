import { describe, expect, it } from "vitest";
import { costPerPage, costPerPageWords } from "~/catalogue/product/cost-per-page.ts";

describe("cost per page", () => {
  it("is the price through the yield, in two figures that tell something", () => {
    expect(costPerPage({ Price: 9, pageYield: 4500 })).toBeCloseTo(0.002);
    expect(costPerPageWords({ Price: 9.9, pageYield: 4500 })).toBe("0.22 cent");
    expect(costPerPageWords({ Price: 17.9, pageYield: 180 })).toBe("9.9 cent");
  });

  it.each([
    { Price: 9.9, pageYield: null },
    { Price: 9.9, pageYield: 0 },
    { Price: 0, pageYield: 4500 },
  ])("is not told for $Price and a yield of $pageYield", (product) => {
    expect(costPerPageWords(product)).toBeUndefined();
  });
});
