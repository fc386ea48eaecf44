import { describe, expect, it } from "vitest";
import { printerNamed } from "~/catalogue/printers/printer.ts";
import { PrinterDirectory } from "~/catalogue/printers/printer-directory.ts";

const directory = new PrinterDirectory([
  { name: "Canon PIXMA G3010", products: 4 },
  { name: "Epson EcoTank ET-2850", products: 4 },
  { name: "Epson L3150", products: 5 },
  { name: "Epson L3151", products: 5 },
  { name: "HP 2130", products: 1 },
  { name: "HP LaserJet Pro M402dn", products: 2 },
  { name: "Konica Minolta bizhub C250i", products: 4 },
]);
const found = (typed: string) => directory.like(typed, 10).printers.map(({ name }) => name);

describe("a printer's name", () => {
  it.each([
    ["Epson L3150", "Epson", "L3150", "L"],
    ["Epson EcoTank ET-2850", "Epson", "EcoTank ET-2850", "EcoTank ET"],
    ["HP LaserJet Pro M402dn", "HP", "LaserJet Pro M402dn", "LaserJet Pro M"],
    ["Konica Minolta bizhub C250i", "Konica Minolta", "bizhub C250i", "bizhub C"],
    ["HP 2130", "HP", "2130", ""],
    ["Roland TrueVIS", "Roland", "TrueVIS", "TrueVIS"],
    ["Oki", "Oki", "", ""],
  ])("%s has a make, a model and a series", (name, make, model, series) => {
    expect(printerNamed(name)).toEqual({ name, make, model, series });
  });
});

describe("looking for a printer", () => {
  it.each([
    ["l3150", ["Epson L3150"]],
    ["EPSON l-315", ["Epson L3150", "Epson L3151"]],
    ["printer L 3151", ["Epson L3151"]],
    ["402 laserjet", ["HP LaserJet Pro M402dn"]],
    ["c250i", ["Konica Minolta bizhub C250i"]],
    ["50", ["Epson EcoTank ET-2850", "Epson L3150", "Konica Minolta bizhub C250i"]],
    ["zzz", []],
    ["-", []],
    ["", []],
  ])("%o finds %j", (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  it("puts what begins as typed before what only holds it", () => {
    expect(found("2")[0]).toBe("HP 2130");
  });

  it("tells how many there are beyond those it gives", () => {
    const { printers, total } = directory.like("e", 2);
    expect(printers).toHaveLength(2);
    expect(total).toBeGreaterThan(2);
  });

  it("knows a printer by any spelling of its name", () => {
    expect(directory.named("epson l-3150")?.name).toBe("Epson L3150");
    expect(directory.named("Epson L31")).toBeUndefined();
  });
});

describe("browsing", () => {
  it("goes from makes to series to models", () => {
    expect(directory.makes).toContainEqual({ name: "Epson", printers: 3 });
    expect(directory.seriesOf("epson")).toEqual([
      { name: "EcoTank ET", printers: 1 },
      { name: "L", printers: 2 },
    ]);
    expect(directory.printersOf("EPSON", "L").map(({ name }) => name)).toEqual([
      "Epson L3150",
      "Epson L3151",
    ]);
    expect(directory.printersOf("Nobody")).toEqual([]);
  });
});
