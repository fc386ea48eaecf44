import { describe, expect, it } from "vitest";
import { sheetValue } from "~/catalogue/product/sheet-rows.ts";
import { sheetGroups } from "~/pages/product/sheet-groups.ts";

const row = (label: string) => ({ label, value: "x" });
const labels = ["Type", "Page yield", "Anything else", "Paper size", "Ink", "Weight", "Speed"];

describe("the rows of a technical sheet", () => {
  it("stand together by what they are about, in the order of the sheet", () => {
    const groups = sheetGroups(labels.map(row));
    expect(groups.map(({ kind, rows }) => [kind, rows.map(({ label }) => label)])).toEqual([
      ["product", ["Type", "Weight"]],
      ["ink", ["Page yield", "Ink"]],
      ["printing", ["Paper size", "Speed"]],
      ["other", ["Anything else"]],
    ]);
  });

  it("are all there, whatever they are called", () => {
    const odd = ["", "   ", "Ink", "Ink", "Ünïcödé", "__proto__", "constructor"].map(row);
    expect(sheetGroups(odd).flatMap(({ rows }) => rows)).toHaveLength(odd.length);
  });

  it("need no groups where they are few", () => {
    expect(sheetGroups(labels.slice(0, 3).map(row))).toHaveLength(1);
  });

  it("say numbers, yes and no as the language does", () => {
    expect(sheetValue({ label: "Pages", value: "4500", number: 4500 })).toBe("4,500");
    expect(sheetValue({ label: "Volume", value: "70 ml", number: 70, unit: "ml" })).toBe(
      "70\u00a0ml",
    );
    expect(sheetValue({ label: "Chip", value: "Yes", flag: true })).toBe("Yes");
    expect(sheetValue({ label: "Colour", value: "Black" })).toBe("Black");
  });
});
