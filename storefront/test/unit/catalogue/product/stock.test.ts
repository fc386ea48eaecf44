import { expect, it } from "vitest";
import { stockWords } from "~/catalogue/product/stock.tsx";

it.each([
  [0, "Out of stock"],
  [1, "Only 1 left"],
  [9, "Only 9 left"],
  [10, "In stock"],
  [500, "In stock"],
])("says for a stock of %i: %s", (quantity, words) => {
  expect(stockWords(quantity)).toBe(words);
});
