import { expect, it } from "vitest";
import {
  blankProduct,
  type CatalogueProduct,
} from "../../../src/catalogue-product/catalogue-product";
import { isUpToDate, versionOf } from "../../../src/catalogue-product/version";

const fixture: CatalogueProduct = { ...blankProduct, title: "A bottle", category: "Ink", stock: 4 };

it("is the same for the same product, in whatever order it was put together", () => {
  const { title, ...rest } = fixture;
  expect(versionOf({ ...rest, title })).toBe(versionOf(fixture));
});

it.each<[string, Partial<CatalogueProduct>]>([
  ["a title", { title: "Another" }],
  ["a price", { price: 0 }],
  ["a row that is a number now", { rows: [{ label: "a", value: 1 }] }],
  ["a printer", { printers: ["Epson L3150"] }],
])("changes with %s", (_, change) => {
  const version = versionOf({ ...fixture, rows: [{ label: "a", value: "1" }] });
  expect(versionOf({ ...fixture, rows: [{ label: "a", value: "1" }], ...change })).not.toBe(
    version,
  );
});

it("is too old for a change of stock when stock has moved, and for nothing else", () => {
  const seen = versionOf(fixture);
  const now = versionOf({ ...fixture, stock: 3 });
  expect(isUpToDate(seen, now, true)).toBe(false);
  expect(isUpToDate(seen, now, false)).toBe(true);
  expect(isUpToDate("", now, false)).toBe(false);
});
