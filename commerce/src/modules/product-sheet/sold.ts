import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";

/** The units of a sheet's product in an order. */
export interface SoldUnits {
  sheet_id: string;
  quantity: number;
}

/**
 * Sets the units of an order to what it holds now, and changes `sold` by the difference. Safe to
 * repeat. Needs a transaction.
 *
 * @returns the ids of the sheets whose `sold` has changed
 */
export async function setOrderUnits(
  manager: EntityManager,
  orderId: string,
  units: SoldUnits[],
): Promise<string[]> {
  await manager.execute(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [orderId]);
  const counted: SoldUnits[] = await manager.execute(
    `select "sheet_id", "quantity" from "order_share" where "order_id" = ?`,
    [orderId],
  );
  const before = new Map(counted.map(({ sheet_id, quantity }) => [sheet_id, quantity]));
  const after = new Map(units.map(({ sheet_id, quantity }) => [sheet_id, quantity]));
  // Sorted, so that two orders of the same products cannot deadlock.
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => before.get(id) !== after.get(id))
    .toSorted();
  for (const sheetId of changed) {
    const quantity = after.get(sheetId) ?? 0;
    await manager.execute(
      `insert into "order_share" ("order_id", "sheet_id", "quantity") values (?, ?, ?)
       on conflict ("order_id", "sheet_id")
       do update set "quantity" = excluded."quantity", "updated_at" = now()`,
      [orderId, sheetId, quantity],
    );
    await manager.execute(
      `update "product_sheet" set "sold" = "sold" + ?, "updated_at" = now() where "id" = ?`,
      [quantity - (before.get(sheetId) ?? 0), sheetId],
    );
  }
  await manager.execute(`delete from "order_share" where "order_id" = ? and "quantity" = 0`, [
    orderId,
  ]);
  return changed;
}

const totals = `
  select sheet."id", coalesce(sum(share."quantity"), 0) as "sold"
  from "product_sheet" sheet left join "order_share" share on share."sheet_id" = sheet."id"
  group by sheet."id", sheet."sold"
  having sheet."sold" <> coalesce(sum(share."quantity"), 0)`;

/**
 * Sets `sold` of every sheet to the sum of its orders' units. Needs a transaction.
 *
 * @returns the ids of the sheets whose `sold` was wrong
 */
export async function correctSold(manager: EntityManager): Promise<string[]> {
  if ((await manager.execute(`${totals} limit 1`)).length === 0) return [];
  // No order may change either between the sum and the update.
  await manager.execute(`lock table "order_share" in share row exclusive mode`);
  const corrected: { id: string }[] = await manager.execute(
    `update "product_sheet" sheet set "sold" = total."sold", "updated_at" = now()
     from (${totals}) total where total."id" = sheet."id" returning sheet."id"`,
  );
  return corrected.map(({ id }) => id);
}
