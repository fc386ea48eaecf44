import { expect, it } from "vitest";
import { lineTitle } from "../../../src/carts/line-title";

it.each([
  [{ product_title: "Ink", variant_title: "1 l", title: "Ink" }, "Ink (1 l)"],
  // The only variant of a product.
  [{ product_title: "Ink", variant_title: "Standard" }, "Ink"],
  [{ product_title: "Ink", variant_title: "Default variant" }, "Ink"],
  [{ product_title: "Ink", variant_title: "Ink" }, "Ink"],
  [{ title: "By hand", product_title: null, variant_title: null }, "By hand"],
  [{}, undefined],
])("a line item names its variant where that says more: %j", (titles, said) => {
  expect(lineTitle(titles)).toBe(said);
});
