import type { MedusaContainer } from "@medusajs/framework/types";
import { PRINTER_MODULE } from "../../modules/printer";
import { printerKey } from "../../modules/printer/printer-key";
import type PrinterModuleService from "../../modules/printer/service";
import { readTable } from "./read-table";

interface DemoPrinter {
  make: string;
  model: string;
  /** Such as "laser". */
  technology: string;
  /** Whether it prints in colour; null where unknown. */
  color: boolean | null;
  key: string;
}

const colors: Record<string, boolean> = { yes: true, no: false };

/** Every printer that is for sale or that a consumable fits. */
export function demoPrinters(): DemoPrinter[] {
  return readTable<"make" | "model" | "technology" | "color">("printers.csv").map(
    ({ make, model, technology, color }) => ({
      make,
      model,
      technology,
      color: colors[color] ?? null,
      key: printerKey(`${make} ${model}`),
    }),
  );
}

/** Creates the printers that the shop does not have yet. */
export async function seedPrinters(container: MedusaContainer): Promise<void> {
  const printers = container.resolve<PrinterModuleService>(PRINTER_MODULE);
  const wanted = demoPrinters();
  const known = await printers.listPrinters(
    { key: wanted.map(({ key }) => key) },
    { select: ["key"], take: wanted.length },
  );
  const knownKeys = new Set(known.map(({ key }) => key));
  const missing = wanted.filter(({ key }) => !knownKeys.has(key));
  if (missing.length > 0) await printers.createPrinters(missing);
}
