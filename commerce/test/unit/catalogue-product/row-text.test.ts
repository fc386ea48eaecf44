import { expect, it } from "vitest";
import { rowText } from "../../../src/catalogue-product/row-text";

it.each([
  [{ label: "Volume", value: 70.5, unit: "ml" }, "70.5 ml"],
  [{ label: "Yield", value: 7500 }, "7500"],
  [{ label: "Refillable", value: true }, "Yes"],
  [{ label: "Refillable", value: false }, "No"],
  [{ label: "Ink", value: "" }, ""],
])("says %j as %j", (row, text) => {
  expect(rowText(row)).toBe(text);
});
