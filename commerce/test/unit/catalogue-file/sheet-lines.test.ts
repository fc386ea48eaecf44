import { describe, expect, it } from "vitest";
import { readSheetLines, writeSheetLines } from "../../../src/catalogue-file/sheet-lines";
import type { SheetRow } from "../../../src/catalogue-product/catalogue-product";

const nasty: SheetRow[] = [
  { label: "Capacity", value: "70 ml" },
  { label: "Width", value: 12.5, unit: "mm" },
  { label: "Pages", value: 4500 },
  { label: "Tiny", value: 1e-7, unit: "m" },
  { label: "Rate", value: -3, unit: "e3" },
  { label: "Depth", value: 5, unit: "%" },
  { label: "Duplex", value: true },
  { label: "Fax", value: false },
  { label: "Says yes", value: "yes" },
  { label: "Empty", value: "" },
  { label: "Ratio 4:3 = wide", value: "a: b = c" },
  { label: "C:\\new\\n", value: "D:\\new\\nothing" },
  { label: "Lines", value: "one\ntwo\r\nthree" },
  { label: "ألوان 🎨", value: "<script>alert(1)</script>" },
  { label: "Capacity", value: "twice" },
];

describe("a technical sheet in a cell", () => {
  it.each([".", ","] as const)("comes back as it was, with “%s” for decimals", (mark) => {
    expect(readSheetLines(writeSheetLines(nasty, mark), mark)).toEqual({ value: nasty });
  });

  it("is written as a person would write it", () => {
    expect(writeSheetLines(nasty.slice(0, 3), ",")).toBe(
      "Capacity: 70 ml\nWidth = 12,5 mm\nPages = 4500",
    );
  });

  it("reads what a person writes", () => {
    expect(
      readSheetLines("Capacity:70 ml\n\n Width=12,5mm \nDuplex = Yes\nLink: http://a.b/", "."),
    ).toEqual({
      value: [
        { label: "Capacity", value: "70 ml" },
        { label: "Width", value: 12.5, unit: "mm" },
        { label: "Duplex", value: true },
        { label: "Link", value: "http://a.b/" },
      ],
    });
  });

  it.each([
    ["Capacity: 70 ml\nno label here", "Line 2: “no label here” is neither"],
    ["Width = wide", "Line 1: after “=” comes a number"],
    ["Width = 1,234 mm", "Line 1: “1,234” can be read in two ways"],
  ])("says which line cannot be read", (cell, message) => {
    expect(readSheetLines(cell, ".").message).toContain(message);
  });
});
