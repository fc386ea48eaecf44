import { describe, expect, it } from "vitest";
import { pageOf } from "../../../../src/catalogue/projection/page.ts";
import { select } from "../../../../src/catalogue/projection/selection.ts";
import { searchTerm } from "../../../../src/catalogue/projection/term-search.ts";
import { supplies, supply } from "../supplies.ts";
import { projectionOf } from "./projection-of.ts";

const projection = await projectionOf(supplies);

/** What a term finds, the best first. */
function found(term: string): { ids: (string | undefined)[]; correctedTerm?: string | undefined } {
  const result = searchTerm(projection, term);
  if (!result) return { ids: [] };
  const { scores: found, correctedTerm } = result;
  const selection = select(projection, {}, { found });
  const range = { sort: "relevance", skip: 0, take: 10 } as const;
  const docIds = pageOf(projection, selection, range, found);
  return { ids: docIds.map((docId) => projection.idOf(docId)), correctedTerm };
}

describe("a search term", () => {
  it.each([
    ["T6641", "t6641"],
    ["t 6641", "t6641"],
    ["T-6641", "t6641"],
    ["epson t6641", "t6641"],
    ["cf226a", "toner"],
    ["CF 226A", "toner"],
    ["CF-226-A", "toner"],
    ["lc 3219 xl", "lc3219"],
    ["LC3219XL", "lc3219"],
    ["lc-3219", "lc3219"],
    ["LC-3217BK", "lc3219"],
    ["4977766123456", "lc3219"],
  ])("%o has the product of this part number on top", (term, first) => {
    const { ids, correctedTerm } = found(term);
    expect(ids[0]).toBe(first);
    expect(correctedTerm).toBeUndefined();
  });

  it.each(["L3150", "l 3150", "epson l3150"])("%o finds the printer, then what fits it", (term) => {
    expect(found(term).ids).toEqual(["l3150", "t6641"]);
  });

  it("finds in the title before it finds in a description, however well that one sells", () => {
    expect(found("black").ids).toEqual(["t6641", "toner", "pack"]);
    expect(found("brother").ids).toEqual(["lc3219", "oil"]);
  });

  it("has the product of exactly this title on top", () => {
    expect(found("epson 664 value pack").ids).toEqual(["pack"]);
    expect(found("epson").ids[0]).toBe("pack");
    expect(found("Epson L3150 printer").ids[0]).toBe("l3150");
  });

  it("has to match with all of its words but stop words", () => {
    expect(found("epson black bottle").ids).toEqual(["t6641"]);
    expect(found("ink for my epson").ids).toEqual(["t6641"]);
    expect(found("epson toner").ids).toEqual([]);
  });

  it("may end with a prefix while it is typed", () => {
    expect(found("epson bot").ids).toEqual(["t6641"]);
    expect(found("bot epson").ids).not.toEqual(["t6641"]);
    expect(found("t664").ids.sort()).toEqual(["pack", "t6641"]);
  });

  it.each([
    ["hydralic", "hydraulic", "oil"],
    ["epsonn botle", "epson bottle", "t6641"],
    ["brothr cayn", "brother cyan", "lc3219"],
    ["blakc tonr", "black toner", "toner"],
  ])("%o is corrected to %o", (term, correctedTerm, first) => {
    expect(found(term)).toMatchObject({ correctedTerm });
    expect(found(term).ids[0]).toBe(first);
  });

  it.each(["T99999", "T99999 ink", "xyzzyplugh", "☃", "-", ""])("%o finds nothing", (term) => {
    expect(found(term).ids).toEqual([]);
  });

  it("is found in French too, with accents or without", async () => {
    const french = await projectionOf([supply("fr", { title: "Encre pour café, étiquettes" })]);
    for (const term of ["cafe", "étiquette", "ETIQUETTES", "encre de la café"]) {
      expect(searchTerm(french, term)?.scores.of(0), term).toBeGreaterThan(0);
    }
  });

  it("is found in German too, whatever small words stand around it", async () => {
    const german = await projectionOf([supply("de", { title: "Tinte, schwarz, Flasche" })]);
    for (const term of ["schwarz", "eine Tinte mit der Flasche", "die Flasche für meinen"]) {
      const found = searchTerm(german, term);
      expect(found?.scores.of(0), term).toBeGreaterThan(0);
      expect(found, term).not.toHaveProperty("correctedTerm");
    }
  });
});
