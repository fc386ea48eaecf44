import { describe, expect, it } from "vitest";
import { disarmFormula, readNumber, rearmFormula } from "../../../src/catalogue-file/cell";

describe("a text that a spreadsheet would run", () => {
  it.each(['=HYPERLINK("http://evil.example","Ink")', "+1+1", "-2+3", "@SUM(A1)", "\t=1", "＝1+1"])(
    "is disarmed, and comes back as it was: %s",
    (text) => {
      expect(disarmFormula(text)).toBe(`'${text}`);
      expect(rearmFormula(disarmFormula(text))).toBe(text);
    },
  );

  it.each(["'=1", "''=1", "'", "'80s ink", "", "Ink = 1", "'n'"])(
    "leaves %s what it is",
    (text) => {
      expect(rearmFormula(disarmFormula(text))).toBe(text);
    },
  );

  it("takes no apostrophe from a text that only begins with one", () => {
    expect(rearmFormula("'80s ink")).toBe("'80s ink");
  });
});

describe("a number", () => {
  it.each([
    ["12.50", ".", 12.5],
    ["12,50", ".", 12.5],
    ["12,5", ",", 12.5],
    [" 7 ", ".", 7],
    ["0", ",", 0],
    ["-1", ".", -1],
    ["1.234", ".", 1.234],
    ["1,234", ",", 1.234],
    ["1e-7", ".", 1e-7],
    ["", ".", null],
    [" ", ",", null],
  ] as const)("“%s” in a file with “%s” is %s", (cell, mark, value) => {
    expect(readNumber(cell, mark)).toEqual({ value });
  });

  it.each([
    ["1,234", "."],
    ["1.234", ","],
    ["1.234,50", ","],
    ["1,234.50", "."],
    ["1 234", "."],
    ["1'234", "."],
    ["12 €", "."],
    ["ten", "."],
    ["#REF!", "."],
    ["NaN", "."],
    ["Infinity", "."],
    ["1e999", "."],
    ["0x10", "."],
    ["1.", "."],
    [".5", "."],
  ] as const)("“%s” in a file with “%s” is refused with a sentence", (cell, mark) => {
    expect(readNumber(cell, mark).message).toMatch(/^“.*\.$/);
  });
});
