import { expect, test } from "vitest";
import { withDesired } from "~/cart/sync/desired-lines.ts";
import type { CartLine } from "~/client-state/cart-lines.ts";
import { emptyProduct } from "~/client-state/empty-product.ts";

function product(id: string) {
  return { ...emptyProduct, _id: id, variantId: `variant_${id}` };
}

function line(id: string, quantity: number): CartLine {
  return { ...product(id), quantity };
}

function desiredLine(id: string, quantity: number) {
  return { productId: id, variantId: `variant_${id}`, quantity };
}

function quantities(lines: CartLine[]) {
  return lines.map(({ _id, quantity }) => [_id, quantity]);
}

test("the higher quantity wins, and nothing of either cart is dropped", () => {
  const desired = [desiredLine("black", 5), desiredLine("cyan", 1), desiredLine("yellow", 2)];
  const joined = withDesired([line("cyan", 3), line("black", 1), line("red", 1)], desired, [
    product("yellow"),
  ]);
  expect(quantities(joined)).toEqual([
    ["cyan", 3],
    ["black", 5],
    ["red", 1],
    ["yellow", 2],
  ]);
  expect(withDesired(joined, desired, [])).toEqual(joined);
});

test("what the catalogue no longer has gets no line", () => {
  expect(withDesired([], [desiredLine("gone", 1)], [])).toEqual([]);
});

test("two variants of a product are two lines, each with its own quantity", () => {
  const large = { ...product("black"), variantId: "variant_large" };
  const desired = [
    desiredLine("black", 2),
    { ...desiredLine("black", 1), variantId: "variant_large" },
  ];
  const joined = withDesired([line("black", 1)], desired, [large]);
  expect(joined.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    ["variant_black", 2],
    ["variant_large", 1],
  ]);
});
