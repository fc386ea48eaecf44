import { remembered } from "~/server/remembered.server.ts";
import type { Result } from "~/server/result.ts";
import { PrinterDirectory } from "./printer-directory.ts";
import { catalogueUnavailable, supportedPrinters } from "./product-api.server.ts";

/** A printer that has just got its first supplies is found this much later, in ms. */
const forMs = 60_000;

const rememberedDirectory = remembered(
  async () => {
    const supported = await supportedPrinters();
    return supported.ok ? new PrinterDirectory(supported.value) : undefined;
  },
  { forMs },
);

/** The printers that something in the shop fits; they are the same for everybody. */
export async function printerDirectory(): Promise<Result<PrinterDirectory>> {
  const directory = await rememberedDirectory();
  return directory ? { ok: true, value: directory } : { ok: false, problem: catalogueUnavailable };
}
