import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { DAL } from "@medusajs/framework/types";
import { MedusaService } from "@medusajs/framework/utils";
import { sheetAttributes } from "../../../catalogue-schema/src/attributes";
import { OrderUnits } from "./models/order-units";
import { FormerHandle, ProductSheet, SheetRow } from "./models/product-sheet";
import type { SheetToSave } from "./sheet-to-save";
import { correctSold, type SoldUnits, setOrderUnits } from "./sold";

/** The backend names of the attributes in a column of their own, or in the JSON column. */
function storedAs(place: "column" | "json") {
  return sheetAttributes.filter(({ stored }) => stored === place).map(({ backend }) => backend);
}

const savedColumns = [...storedAs("column"), "attributes"];
const jsonAttributes = storedAs("json");

const sheetColumns = ["id", ...savedColumns].map((field) => `"${field}"`).join(", ");
const sheetUpdates = savedColumns.map((field) => `"${field}" = excluded."${field}"`).join(", ");

/** Technical sheets: the attributes that Medusa's product has no field for. */
export default class ProductSheetModuleService extends MedusaService({
  ProductSheet,
  SheetRow,
  FormerHandle,
  OrderUnits,
}) {
  readonly #repository: DAL.RepositoryService;

  constructor(container: { baseRepository: DAL.RepositoryService }) {
    super(container);
    this.#repository = container.baseRepository;
  }

  /**
   * Saves whole sheets with their rows and former handles, all or nothing. A former handle of
   * another sheet moves to this one. `sold` stays.
   */
  async saveSheets(sheets: SheetToSave[]): Promise<void> {
    if (sheets.length === 0) return;
    // Sorted, so that two processes that save the same sheets cannot deadlock.
    const sorted = sheets.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const ids = JSON.stringify(sorted.map(({ id }) => id));
    const rows = sorted.flatMap(({ id, rows }) =>
      rows.map((row, position) => ({ ...row, position, sheet_id: id })),
    );
    const handles = sorted.flatMap(({ id, former_handles }) =>
      former_handles.map((handle) => ({ handle, sheet_id: id })),
    );
    await this.#repository.transaction<EntityManager>(async (manager) => {
      await manager.execute(
        `insert into "product_sheet" (${sheetColumns})
         select ${sheetColumns} from jsonb_populate_recordset(null::"product_sheet", ?::jsonb)
         on conflict ("id") do update set "deleted_at" = null, "updated_at" = now(), ${sheetUpdates}`,
        [JSON.stringify(sorted.map(withJsonAttributes))],
      );
      await manager.execute(
        `delete from "sheet_row" where "sheet_id" in (select jsonb_array_elements_text(?::jsonb))`,
        [ids],
      );
      await manager.execute(
        `insert into "sheet_row" ("id", "label", "value", "number", "unit", "flag", "position", "sheet_id")
         select 'srow_' || gen_random_uuid(), "label", "value", "number", "unit", "flag", "position", "sheet_id"
         from jsonb_populate_recordset(null::"sheet_row", ?::jsonb)`,
        [JSON.stringify(rows)],
      );
      await manager.execute(
        `delete from "former_handle" where "sheet_id" in (select jsonb_array_elements_text(?::jsonb))`,
        [ids],
      );
      await manager.execute(
        `insert into "former_handle" ("id", "handle", "sheet_id")
         select 'fhandle_' || gen_random_uuid(), "handle", "sheet_id"
         from jsonb_populate_recordset(null::"former_handle", ?::jsonb)
         on conflict ("handle") where "deleted_at" is null
         do update set "sheet_id" = excluded."sheet_id", "updated_at" = now()`,
        [JSON.stringify(handles)],
      );
    });
  }

  /** Creates empty sheets with these ids, unless they exist. */
  async ensureSheets(ids: string[]): Promise<void> {
    await this.#repository.transaction<EntityManager>((manager) =>
      manager.execute(
        `insert into "product_sheet" ("id") select jsonb_array_elements_text(?::jsonb)
         on conflict ("id") do update set "deleted_at" = null
         where "product_sheet"."deleted_at" is not null`,
        [JSON.stringify(ids)],
      ),
    );
  }

  /**
   * Sets the units of an order to what it holds now and corrects `sold`. Safe to repeat.
   *
   * @returns the ids of the sheets whose `sold` has changed
   */
  async countOrder(orderId: string, units: SoldUnits[]): Promise<string[]> {
    return this.#repository.transaction<EntityManager>((manager) =>
      setOrderUnits(manager, orderId, units),
    );
  }

  /**
   * Sets `sold` of every sheet to the sum of its orders' units.
   *
   * @returns the ids of the sheets whose `sold` was wrong
   */
  async correctSold(): Promise<string[]> {
    return this.#repository.transaction<EntityManager>(correctSold);
  }
}

/** A sheet with the attributes of the JSON column in one object, without the empty ones. */
function withJsonAttributes(sheet: SheetToSave) {
  const filled = jsonAttributes.map((name) => [name, sheet[name]]).filter(([, value]) => value);
  return { ...sheet, attributes: Object.fromEntries(filled) };
}
