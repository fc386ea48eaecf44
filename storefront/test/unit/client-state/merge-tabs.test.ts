import { expect, test } from "vitest";
import type { Cart } from "~/client-state/cart-lines.ts";
import { mergedCart, mergedLines, mergedNames } from "~/client-state/merge-tabs.ts";
import { aProduct, aProductInTwoSizes } from "../../fixtures/product.ts";

/** A cart written as quantities by product: `cart({ a: 1 })`. */
function cart(quantities: Record<string, number>, cartId: string | null = null): Cart {
  const lines = Object.entries(quantities).map(([_id, quantity]) => ({
    ...aProduct({ _id }),
    quantity,
  }));
  return { cartId, lines };
}

const quantities = ({ lines }: Cart) =>
  Object.fromEntries(lines.map(({ _id, quantity }) => [_id, quantity]));

test.each([
  ["both put something in", { a: 1 }, { a: 1, b: 1 }, { a: 1, c: 2 }, { a: 1, b: 1, c: 2 }],
  ["both want more of the same", { a: 1 }, { a: 2 }, { a: 4 }, { a: 5 }],
  ["one takes out what the other leaves", { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 1 }, { b: 1 }],
  ["the other takes out what this one leaves", { a: 1, b: 1 }, { a: 1, b: 2 }, { b: 1 }, { b: 2 }],
  ["one wants more of what the other takes out", { a: 1 }, { a: 2 }, {}, { a: 2 }],
  ["one empties it while the other adds", { a: 1 }, {}, { a: 1, b: 1 }, { b: 1 }],
  ["both want less", { a: 3 }, { a: 1 }, { a: 1 }, { a: 1 }],
])("of two tabs, %s", (_what, known, ours, theirs, expected) => {
  expect(quantities(mergedCart(cart(known), cart(ours), cart(theirs)))).toEqual(expected);
});

test("a tab that did nothing takes what the other stored", () => {
  const known = cart({ a: 1 });
  const theirs = cart({ b: 1 }, "cart_2");
  expect(mergedCart(known, known, theirs)).toBe(theirs);
});

test.each([
  [null, "cart_1", null, "cart_1"],
  [null, null, "cart_2", "cart_2"],
  [null, "cart_1", "cart_2", "cart_2"],
  ["cart_1", null, "cart_1", null],
])("of the backend's carts %s, %s and %s the one that counts is %s", (known, ours, theirs, id) => {
  const merged = mergedCart(cart({ a: 1 }, known), cart({ a: 1 }, ours), cart({ a: 1 }, theirs));
  expect(merged.cartId).toBe(id);
});

test.each([
  [["a"], ["b", "a"], ["c", "a"], ["b", "c", "a"]],
  [["a", "b"], ["b"], ["a", "b", "c"], ["b", "c"]],
  [["a"], ["a"], [], []],
])(
  "of names %j, that one tab made %j and another %j, there are %j",
  (known, ours, theirs, expected) => {
    expect(mergedNames(known, ours, theirs)).toEqual(expected);
  },
);

test("one tab's variant does not change the other's of the same product", () => {
  const small = { ...aProductInTwoSizes(), quantity: 1 };
  const large = { ...small, variantId: "variant_2", quantity: 1 };
  const merged = mergedLines([small], [{ ...small, quantity: 3 }], [small, large]);
  expect(merged.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    ["variant_1", 3],
    ["variant_2", 1],
  ]);
});
