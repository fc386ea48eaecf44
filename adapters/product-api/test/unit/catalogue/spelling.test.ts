import { describe, expect, it } from "vitest";
import { correctTerm, nearestWord, slipsBetween } from "../../../src/catalogue/spelling.ts";
import type { SearchQuery } from "../../../src/commerce/search-query.ts";
import { anyCaller, stubEngine } from "../stub-engine.ts";

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
});

describe("the nearest word", () => {
  const vocabulary = ["epson", "canon", "black", "cyan", "ink", "t6641"];

  it.each([
    ["epsno", "epson"],
    ["cayn", "cyan"],
    ["ikn", "ink"],
  ])("to %o is %o", (typed, meant) => {
    expect(nearestWord(typed, vocabulary)).toBe(meant);
  });

  it.each(["zzzzzz", "t6642", "in"])("is none for %o", (typed) => {
    expect(nearestWord(typed, vocabulary)).toBeUndefined();
  });
});

describe("a term that found nothing", () => {
  const known = ["epson", "ink"];
  const engine = stubEngine(({ filters, search_options }: SearchQuery) => {
    const word = filters?.q ?? "";
    return search_options.typo_tolerance
      ? { documents: [{ title: "Epson 664 ink bottle black", search_terms: "T6641" }] }
      : { count: known.includes(word) ? 1 : 0 };
  });

  it("gets its mistyped words corrected and keeps the others", async () => {
    expect(await correctTerm("epson blakc ink", engine, anyCaller)).toBe("epson black ink");
  });

  it("loses the words that nothing is like", async () => {
    expect(await correctTerm("epson zzzzzz", engine, anyCaller)).toBe("epson");
  });

  it("is not guessed at where it holds a number", async () => {
    expect(await correctTerm("T6649", engine, anyCaller)).toBeUndefined();
    expect(await correctTerm("T6649 blakc", engine, anyCaller)).toBe("t6649 black");
  });

  it("stays alone where nothing is like it", async () => {
    expect(await correctTerm("zzzzzz qqqqqq", engine, anyCaller)).toBeUndefined();
  });
});
