import { describe, expect, it } from "vitest";
import { printerOptions } from "../../../../src/admin/product-sheet/printer-search";

const found = ["Epson L3150", "Epson L3156"];

describe("printers to add for what is typed", () => {
  it("are those that are known, then the one that is written", () => {
    expect(printerOptions("Epson  L315 ", found, [])).toEqual([
      { name: "Epson L3150", isNew: false },
      { name: "Epson L3156", isNew: false },
      { name: "Epson L315", isNew: true },
    ]);
  });

  it("are none that the product has, however it is written", () => {
    expect(printerOptions("epson l-3150", found, ["Epson L3150"])).toEqual([
      { name: "Epson L3156", isNew: false },
    ]);
  });

  it.each(["L3150", "Epson ", "- -", ""])("“%s” is no make and model", (typed) => {
    expect(printerOptions(typed, [], [])).toEqual([]);
  });

  it("are as many as one can look through", () => {
    const many = Array.from({ length: 30 }, (_, number) => `HP ${number}`);
    expect(printerOptions("HP", many, [])).toHaveLength(8);
  });
});
