import { describe, expect, it } from "vitest";
import { comparisonRows } from "~/pages/compare/comparison.ts";
import { aProduct } from "../../fixtures/product.ts";

const row = (label: string, value: string) => ({ label, value });
const one = aProduct({ ficheTech: [row("Warranty", "2 years"), row("Tank", "Glass")] });
const other = aProduct({
  Price: 19.8,
  ficheTech: [row("tank", "Glass"), row("Weight", "1 kg")],
  compatiblePrinters: ["Epson L110"],
});
const rowsOf = (...products: (typeof one)[]) =>
  new Map(comparisonRows(products).map((line) => [line.label, line]));

describe("products side by side", () => {
  it("stand line by line by the labels of their sheets, whatever their capitals", () => {
    const rows = rowsOf(one, other);
    expect(rows.get("Tank")).toEqual({ label: "Tank", values: ["Glass", "Glass"], differs: false });
    expect(rows.get("Warranty")?.values).toEqual(["2 years", ""]);
    expect(rows.get("Weight")?.values).toEqual(["", "1 kg"]);
    expect(rows.has("tank")).toBe(false);
  });

  it("are marked where they differ, also by the printers they fit", () => {
    const rows = rowsOf(one, other);
    expect(rows.get("Price, excl. VAT")?.differs).toBe(true);
    expect(rows.get("Brand")?.differs).toBe(false);
    expect(rows.get("Fits")?.differs).toBe(true);
  });

  it("have no line that nobody fills", () => {
    expect(rowsOf(one, other).has("Condition")).toBe(false);
    expect(rowsOf(one, aProduct({ condition: "oem" })).get("Condition")?.values).toEqual([
      "",
      "Original",
    ]);
  });
});
