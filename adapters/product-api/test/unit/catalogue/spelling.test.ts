import { describe, expect, it } from "vitest";
import { slipsAllowed, slipsBetween } from "../../../src/catalogue/spelling.ts";

describe("slips of the finger", () => {
  it.each([
    ["black", "black", 0],
    ["blakc", "black", 1],
    ["blck", "black", 1],
    ["hydralic", "hydraulic", 1],
    ["epsom", "epson", 1],
    ["", "ink", 3],
  ])("between %o and %o are %i", (from, to, slips) => {
    expect(slipsBetween(from, to)).toBe(slips);
  });

  it("are allowed the more the longer the word is, and none in the shortest", () => {
    expect(["xl", "ink", "cyan", "epson"].map(slipsAllowed)).toEqual([0, 1, 1, 2]);
  });
});
