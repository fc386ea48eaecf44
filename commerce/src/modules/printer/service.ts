import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { DAL } from "@medusajs/framework/types";
import { MedusaService } from "@medusajs/framework/utils";
import { Printer } from "./models/printer";
import { printerKey } from "./printer-key";

export interface PrinterSearch {
  /** Any part of make and model; dashes, spaces and case do not matter. */
  q?: string;
  /** Exactly this make, in any case. */
  make?: string;
  limit: number;
  offset: number;
}

export interface FoundPrinter {
  id: string;
  make: string;
  model: string;
  /** Empty where unknown. */
  technology: string;
  /** Whether it prints in colour; null where unknown. */
  color: boolean | null;
}

/** The printer models, which are linked to the products that fit them. */
export default class PrinterModuleService extends MedusaService({ Printer }) {
  readonly #repository: DAL.RepositoryService;

  constructor(container: { baseRepository: DAL.RepositoryService }) {
    super(container);
    this.#repository = container.baseRepository;
  }

  /**
   * A page of printers by make and model, those that begin with `q` first, and the number of all.
   */
  async searchPrinters({
    q = "",
    make = "",
    limit,
    offset,
  }: PrinterSearch): Promise<{ printers: FoundPrinter[]; count: number }> {
    const key = printerKey(q);
    // Nothing is left of a `q` such as "!?", so it matches nothing.
    if (q && !key) return { printers: [], count: 0 };
    const found = `from "printer" where "deleted_at" is null and "key" like ?
      and (? = '' or lower("make") = lower(?))`;
    const values = [`%${key}%`, make, make];
    return this.#repository.transaction<EntityManager>(async (manager) => {
      const [total] = await manager.execute(`select count(*)::int as "count" ${found}`, values);
      const printers = await manager.execute(
        `select "id", "make", "model", "technology", "color" ${found}
         order by "key" like ? or lower("model") like ? desc, "make", "model", "id" limit ? offset ?`,
        [
          ...values,
          `${key}%`,
          `${q
            .trim()
            .toLowerCase()
            .replace(/[%_\\]/g, "\\$&")}%`,
          limit,
          offset,
        ],
      );
      return { printers, count: total?.count ?? 0 };
    });
  }
}
