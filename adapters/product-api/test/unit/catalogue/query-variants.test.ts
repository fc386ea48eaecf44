import { describe, expect, it } from "vitest";
import { possibleMpnKeys, queryVariants } from "../../../src/catalogue/query-variants.ts";

describe("the variants of a search term", () => {
  it.each(["T6641", "t6641", "t 6641", "T-6641", "T_6641", " t  6641 "])(
    "begin with the part number for %o",
    (term) => {
      expect(queryVariants(term)[0]).toBe("t6641");
    },
  );

  it.each([
    ["CF 226A", "cf226a"],
    ["lc-3219 xl", "lc3219xl"],
    ["ET-2850", "et2850"],
    ["epson t 6641", "epson t6641"],
  ])("of %o begin with %o", (term, first) => {
    expect(queryVariants(term)[0]).toBe(first);
  });

  it("have a number joined, as typed, and split", () => {
    expect(queryVariants("CLI-581BK")).toEqual(["cli581bk", "cli-581bk", "cli 581bk"]);
  });

  it("are one for plain words", () => {
    expect(queryVariants("Epson Black")).toEqual(["epson black"]);
    expect(queryVariants("epson 664")).toEqual(["epson 664"]);
  });

  it("have no separators", () => {
    expect(queryVariants("L3150/L3160")).toEqual(["l3150 l3160"]);
    expect(queryVariants('"black", ink')).toEqual(["black ink"]);
  });

  it.each(["-", "...", "☃", " "])("are none for %o", (term) => {
    expect(queryVariants(term)).toEqual([]);
  });

  it("have eight words at most", () => {
    expect(queryVariants("word ".repeat(60))[0]?.split(" ")).toHaveLength(8);
  });
});

describe("the part numbers a term may name", () => {
  it("are the words, neighbours joined, and the whole", () => {
    expect(possibleMpnKeys("Epson T-6641")).toContain("t6641");
    expect(possibleMpnKeys("epson t 6641")).toContain("t6641");
    expect(possibleMpnKeys("lc 3219 xl")).toContain("lc3219xl");
  });

  it("are none without a digit", () => {
    expect(possibleMpnKeys("epson black").size).toBe(0);
  });
});
