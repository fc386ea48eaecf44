import { expect, it } from "vitest";
import { printersIn } from "~/catalogue/printers.server.ts";

const products = [
  { compatiblePrinters: ["Epson L3150", "Epson L110"] },
  { compatiblePrinters: ["Epson L3150", "HP LaserJet 1020"] },
];

it("lists the wanted printers by name, with how many supplies each has", () => {
  expect(printersIn(products, (name) => name.startsWith("Epson"))).toEqual([
    { name: "Epson L110", supplies: 1 },
    { name: "Epson L3150", supplies: 2 },
  ]);
});
