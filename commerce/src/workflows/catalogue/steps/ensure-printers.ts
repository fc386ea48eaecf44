import { generateEntityId } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CATALOGUE_JOURNAL_MODULE } from "../../../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../../../modules/catalogue-journal/service";
import { PRINTER_MODULE } from "../../../modules/printer";
import { printerKey } from "../../../modules/printer/printer-key";
import type PrinterModuleService from "../../../modules/printer/service";

interface Input {
  writeId: string;
  /** Make and model of each, such as "Epson L3150". */
  printers: string[];
}

/** The ids of printers, by `printerKey` of make and model. */
export type PrinterIds = Record<string, string>;

/**
 * Finds printers by their keys and creates missing ones; the first word of a name is the make.
 * Their ids go into the journal first, so the write's first step can remove them.
 */
export const ensurePrintersStep = createStep(
  "ensure-printers",
  async ({ writeId, printers }: Input, { container }) => {
    const wanted = new Map(printers.map((name) => [printerKey(name), name]));
    if (wanted.size === 0) return new StepResponse<PrinterIds>({});
    const service = container.resolve<PrinterModuleService>(PRINTER_MODULE);
    const found = await service.listPrinters(
      { key: [...wanted.keys()] },
      { select: ["id", "key"], take: wanted.size },
    );
    const ids: PrinterIds = Object.fromEntries(found.map(({ key, id }) => [key, id]));
    const made = [...wanted]
      .filter(([key]) => !Object.hasOwn(ids, key))
      .map(([key, name]) => {
        const space = name.indexOf(" ");
        return {
          id: generateEntityId(undefined, "prn"),
          make: name.slice(0, space),
          model: name.slice(space + 1).trim(),
          key,
        };
      });
    if (made.length > 0) {
      await container
        .resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE)
        .noteMaking(writeId, { printerIds: made.map(({ id }) => id) });
      await service.createPrinters(made);
    }
    for (const { id, key } of made) ids[key] = id;
    return new StepResponse(ids);
  },
);
