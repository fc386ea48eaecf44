import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { PRINTER_MODULE } from "../../modules/printer";
import { printerKey } from "../../modules/printer/printer-key";
import type PrinterModuleService from "../../modules/printer/service";
import type { NewPrinter } from "../new-catalogue-product";

/** The ids of printers, by `printerKey` of make and model. */
export type PrinterIds = Record<string, string>;

/** Finds printers by their keys, and makes those that are not known yet. */
export const ensurePrintersStep = createStep(
  "ensure-printers",
  async (printers: NewPrinter[], { container }) => {
    const service = container.resolve<PrinterModuleService>(PRINTER_MODULE);
    const wanted = new Map(
      printers.map((printer) => [printerKey(`${printer.make} ${printer.model}`), printer]),
    );

    async function known(): Promise<PrinterIds> {
      const found = await service.listPrinters({ key: [...wanted.keys()] }, { take: null });
      return Object.fromEntries(found.map(({ key, id }) => [key, id]));
    }

    const ids = await known();
    const created = await service.createPrinters(
      [...wanted]
        .filter(([key]) => !Object.hasOwn(ids, key))
        .map(([key, printer]) => ({ ...printer, key })),
    );
    return new StepResponse(
      await known(),
      created.map(({ id }) => id),
    );
  },
  async (created, { container }) => {
    if (!created?.length) return;
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: "printer",
      fields: ["id", "products.id"],
      filters: { id: created },
    });
    const unused = data.filter(({ products }) => !products?.length).map(({ id }) => id);
    await container.resolve<PrinterModuleService>(PRINTER_MODULE).deletePrinters(unused);
  },
);
