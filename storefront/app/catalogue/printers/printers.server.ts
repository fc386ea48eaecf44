import { caches } from "~/server/caches.server.ts";
import { displayData } from "~/server/display-data.server.ts";
import type { Result } from "~/server/result.ts";
import { catalogueUnavailable, supportedPrinters } from "../product-api.server.ts";
import { PrinterDirectory } from "./printer-directory.ts";

const cachedDirectory = displayData(async () => {
  const supported = await supportedPrinters();
  return supported.ok ? new PrinterDirectory(supported.value) : undefined;
}, caches.printers);

/** The printers with matching products, the same for everybody. */
export async function printerDirectory(): Promise<Result<PrinterDirectory>> {
  const directory = await cachedDirectory();
  return directory ? { ok: true, value: directory } : { ok: false, problem: catalogueUnavailable };
}
