import { describe, expect, it } from "vitest";
import { editDistance, mostEdits } from "../../../src/catalogue/edit-distance.ts";

describe("the edit distance", () => {
  it.each([
    ["black", "black", 0],
    ["blakc", "black", 1],
    ["blck", "black", 1],
    ["hydralic", "hydraulic", 1],
    ["epsom", "epson", 1],
    ["", "ink", 3],
  ])("of %o and %o is %i", (from, to, edits) => {
    expect(editDistance(from, to)).toBe(edits);
  });

  it("may be larger for longer words, and must be 0 for the shortest", () => {
    expect(["xl", "ink", "cyan", "epson"].map(mostEdits)).toEqual([0, 1, 1, 2]);
  });
});
