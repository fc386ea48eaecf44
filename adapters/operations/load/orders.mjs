import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * The orders of a run, by the address they were placed with, as the database has them.
 *
 * @param {string} name what the addresses begin with
 * @returns {Promise<Map<string, { email: string, count: number, ordered: number, reserved: number }>>}
 *   `count`: orders with this address; units ordered, and units of stock reserved for them
 */
export async function ordersOf(name) {
  const sql = `
    select json_build_object('email', o.email, 'count', count(distinct o.id),
      'ordered', sum(item.quantity), 'reserved', sum(reservation.quantity))
    from "order" o
    join order_item item on item.order_id = o.id and item.deleted_at is null
    left join (select line_item_id, sum(quantity) as quantity from reservation_item
               where deleted_at is null group by line_item_id) reservation
      on reservation.line_item_id = item.item_id
    where o.email like '${name}-%' and o.deleted_at is null
    group by o.email`;
  const psql = ["psql", "--username", "shop", "--dbname", "shop", "--tuples-only", "--no-align"];
  const { stdout } = await promisify(execFile)(
    "docker",
    ["compose", "exec", "-T", "postgres", ...psql, "--command", sql],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const rows = stdout
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return new Map(rows.map((row) => [row.email, row]));
}
