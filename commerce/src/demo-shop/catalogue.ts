import { printerKey } from "../modules/printer/printer-key";
import { consumableFamilies, consumableProducts } from "./consumable-products";
import type { DemoProduct } from "./demo-product";
import { type PrinterTechnology, printerProducts, printersForSale } from "./printer-products";

/** A printer model the shop knows, for sale here or not. */
export interface DemoPrinter {
  make: string;
  model: string;
  technology: string;
  color: boolean | null;
  key: string;
}

/** Everything the demonstration shop sells; what was first added is first in the list. */
export function demoProducts(): DemoProduct[] {
  return [...printerProducts(), ...consumableProducts()];
}

/** Every printer that is for sale, or that a consumable fits. */
export function demoPrinters(): DemoPrinter[] {
  const printers = new Map<string, DemoPrinter>();
  for (const technology of Object.keys(printersForSale) as PrinterTechnology[]) {
    for (const { make, model, color } of printersForSale[technology]) {
      const key = printerKey(`${make} ${model}`);
      printers.set(key, { make, model, technology, color, key });
    }
  }
  for (const { kind, printers: names, items } of consumableFamilies) {
    for (const name of names) {
      const key = printerKey(name);
      if (printers.has(key)) continue;
      // No maker of ours has a space in its name.
      const space = name.indexOf(" ");
      printers.set(key, {
        make: name.slice(0, space),
        model: name.slice(space + 1),
        technology:
          kind === "ink bottle" ? "ink tank" : kind === "ink cartridge" ? "inkjet" : "laser",
        color: items.some(({ color }) => color && color !== "black") || null,
        key,
      });
    }
  }
  return [...printers.values()];
}
