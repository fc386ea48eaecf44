import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { DAL } from "@medusajs/framework/types";
import { MedusaService } from "@medusajs/framework/utils";
import { CountedOrder } from "./models/counted-order";
import { ProductSheet } from "./models/product-sheet";
import { SheetRow } from "./models/sheet-row";

/** How many units of a sheet's product an order holds. */
export interface SoldUnits {
  sheet_id: string;
  quantity: number;
}

/** Technical sheets: what Medusa's product has no field for. */
export default class ProductSheetModuleService extends MedusaService({
  ProductSheet,
  SheetRow,
  CountedOrder,
}) {
  readonly #repository: DAL.RepositoryService;

  constructor(container: { baseRepository: DAL.RepositoryService }) {
    super(container);
    this.#repository = container.baseRepository;
  }

  /**
   * Adds an order's units to `sold`, once: an order that was counted before changes nothing.
   *
   * @returns whether the order was new
   */
  async countOrder(orderId: string, units: SoldUnits[]): Promise<boolean> {
    return this.#repository.transaction<EntityManager>(async (manager) => {
      const counted = await manager.execute(
        `insert into "counted_order" ("order_id") values (?)
         on conflict do nothing returning "order_id"`,
        [orderId],
      );
      if (counted.length === 0) return false;
      // Always in the same order, so that two orders of the same products never wait in a circle.
      for (const { sheet_id, quantity } of units.toSorted((a, b) =>
        a.sheet_id.localeCompare(b.sheet_id),
      )) {
        await manager.execute(`update "product_sheet" set "sold" = "sold" + ? where "id" = ?`, [
          quantity,
          sheet_id,
        ]);
      }
      return true;
    });
  }
}
