import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { DAL } from "@medusajs/framework/types";
import { MedusaService } from "@medusajs/framework/utils";
import { OrderShare } from "./models/order-share";
import { ProductSheet } from "./models/product-sheet";
import { SheetRow } from "./models/sheet-row";
import { correctSold, type SoldUnits, setOrderShare } from "./sold";

/** Technical sheets: what Medusa's product has no field for. */
export default class ProductSheetModuleService extends MedusaService({
  ProductSheet,
  SheetRow,
  OrderShare,
}) {
  readonly #repository: DAL.RepositoryService;

  constructor(container: { baseRepository: DAL.RepositoryService }) {
    super(container);
    this.#repository = container.baseRepository;
  }

  /**
   * Makes an order's share of `sold` what it holds now, all or nothing; again changes nothing.
   *
   * @returns the sheets whose `sold` has changed
   */
  async countOrder(orderId: string, units: SoldUnits[]): Promise<string[]> {
    return this.#repository.transaction<EntityManager>((manager) =>
      setOrderShare(manager, orderId, units),
    );
  }

  /**
   * Makes `sold` of every sheet the sum of its orders' shares.
   *
   * @returns the sheets whose `sold` was another
   */
  async correctSold(): Promise<string[]> {
    return this.#repository.transaction<EntityManager>(correctSold);
  }
}
