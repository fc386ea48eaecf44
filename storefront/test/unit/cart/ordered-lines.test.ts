import { expect, test } from "vitest";
import { withoutOrdered } from "~/cart/ordered-lines.ts";
import { aProduct } from "../../fixtures/product.ts";

test("bought lines leave the cart, what was added beyond them stays", () => {
  const black = { ...aProduct({ _id: "1", variantId: "black" }), quantity: 2 };
  const cyan = { ...aProduct({ _id: "2", variantId: "cyan" }), quantity: 5 };
  const magenta = { ...aProduct({ _id: "3", variantId: "magenta" }), quantity: 1 };
  const ordered = [
    { variantId: "black", quantity: 2 },
    { variantId: "cyan", quantity: 3 },
  ];
  expect(withoutOrdered([black, cyan, magenta], ordered)).toEqual([
    { ...cyan, quantity: 2 },
    magenta,
  ]);
});
