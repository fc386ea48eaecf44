import { expect, it } from "vitest";
import { mergedLines } from "../../../src/carts/merged-lines";

function line(variant_id: string, quantity: number) {
  return { variant_id, product_id: `prod_${variant_id}`, quantity };
}

it("takes the highest quantity of each variant and drops none, in whatever order they come", () => {
  const phone = [line("black", 3), line("cyan", 1)];
  const desk = [line("black", 1), line("cyan", 4), line("red", 1)];
  const wanted = [line("black", 3), line("cyan", 4), line("red", 1)];
  const byId = (lines: ReturnType<typeof line>[]) =>
    lines.toSorted((one, other) => one.variant_id.localeCompare(other.variant_id));
  expect(byId(mergedLines([phone, desk]))).toEqual(wanted);
  expect(byId(mergedLines([desk, phone, wanted]))).toEqual(wanted);
});

it("counts two lines of one cart together", () => {
  expect(mergedLines([[line("black", 2), line("black", 2)], [line("black", 3)]])).toEqual([
    line("black", 4),
  ]);
});

it("of nothing is nothing", () => {
  expect(mergedLines([[], []])).toEqual([]);
});
