import { describe, expect, it } from "vitest";
import { possibleMpnKeys, readingsOf } from "../../../src/catalogue/search-term.ts";

describe("the readings of a search term", () => {
  it.each(["T6641", "t6641", "t 6641", "T-6641", "T_6641", " t  6641 "])(
    "takes %o for the part number first",
    (term) => {
      expect(readingsOf(term)[0]).toBe("t6641");
    },
  );

  it.each([
    ["CF 226A", "cf226a"],
    ["lc-3219 xl", "lc3219xl"],
    ["ET-2850", "et2850"],
    ["epson t 6641", "epson t6641"],
  ])("reads %o as %o first", (term, first) => {
    expect(readingsOf(term)[0]).toBe(first);
  });

  it("keeps a number as it was typed, and parted, among the readings", () => {
    expect(readingsOf("CLI-581BK")).toEqual(["cli581bk", "cli-581bk", "cli 581bk"]);
  });

  it("reads plain words once", () => {
    expect(readingsOf("Epson Black")).toEqual(["epson black"]);
    expect(readingsOf("epson 664")).toEqual(["epson 664"]);
  });

  it("splits at what only separates", () => {
    expect(readingsOf("L3150/L3160")).toEqual(["l3150 l3160"]);
    expect(readingsOf('"black", ink')).toEqual(["black ink"]);
  });

  it.each(["-", "...", "☃", " "])("finds nothing to read in %o", (term) => {
    expect(readingsOf(term)).toEqual([]);
  });

  it("looks at no more words than a person types", () => {
    expect(readingsOf("word ".repeat(60))[0]?.split(" ")).toHaveLength(8);
  });
});

describe("the part numbers a term may name", () => {
  it("has the words, the neighbours and the whole", () => {
    expect(possibleMpnKeys("Epson T-6641")).toContain("t6641");
    expect(possibleMpnKeys("epson t 6641")).toContain("t6641");
    expect(possibleMpnKeys("lc 3219 xl")).toContain("lc3219xl");
  });

  it("has none where no digit is", () => {
    expect(possibleMpnKeys("epson black").size).toBe(0);
  });
});
