import { describe, expect, it } from "vitest";
import { suppliesByKind } from "~/pages/compatibility/supplies.ts";
import { aProduct } from "../../fixtures/product.ts";

const fixture = (color: string, about: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({ _id: `${color} ${about.Price ?? ""}`, color, ...about });

describe("what fits a printer", () => {
  it("is told by kind, those with a set of colours first", () => {
    const kinds = suppliesByKind([
      aProduct({ Category: "Printers", series: "", color: "" }),
      fixture("Cyan"),
      fixture("Black"),
    ]);
    expect(kinds.map(({ name }) => name)).toEqual(["Ink bottles", "Printers"]);
    expect(kinds[1]?.sets).toEqual([]);
  });

  it("has a set of the colours of one series, in the press's order, with what they cost", () => {
    const [ink] = suppliesByKind([
      fixture("Yellow", { Price: 0.1 }),
      fixture("Light cyan", { Price: 0.2 }),
      fixture("Black", { Price: 9.9 }),
      fixture("Magenta", { series: "other" }),
    ]);
    expect(ink?.sets).toHaveLength(1);
    expect(ink?.sets[0]?.members.map(({ color }) => color)).toEqual([
      "Black",
      "Yellow",
      "Light cyan",
    ]);
    expect(ink?.sets[0]?.total).toBe(10.2);
  });

  it("takes of a colour in two sizes what can be had, for less", () => {
    const [ink] = suppliesByKind([
      fixture("Cyan"),
      fixture("Black", { Price: 5, Quantity: 0 }),
      fixture("Black", { Price: 9 }),
      fixture("Black", { Price: 7 }),
    ]);
    expect(ink?.sets[0]?.members.map(({ Price }) => Price)).toEqual([7, 9.9]);
  });

  it("has no set where there is one colour, or none", () => {
    expect(suppliesByKind([fixture("Black")])[0]?.sets).toEqual([]);
    expect(suppliesByKind([fixture(""), fixture("", { Price: 2 })])[0]?.sets).toEqual([]);
  });
});
