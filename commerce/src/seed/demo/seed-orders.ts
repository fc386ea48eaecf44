import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { heldUnits } from "../../medusa-internals/sold-units";
import { PRODUCT_SHEET_MODULE } from "../../modules/product-sheet";
import type ProductSheetModuleService from "../../modules/product-sheet/service";
import { orderRow } from "./past-order-row";
import { type PastOrder, pastOrders } from "./past-orders";
import { type DemoShopper, seedShopper } from "./seed-shopper";
import { madeUp, settlePastOrders } from "./settle-past-orders";
import { readShop } from "./shop-of-orders";

/**
 * Gives the demonstration shop a made-up past of orders, unless it has one: paid, sent, counted as
 * sold. They are written by the modules and not by the workflows of a cart, so nobody gets a mail,
 * nothing is reserved, and the stock stays what the catalogue says. All are created or none; what
 * they have beside themselves is completed where a seeding was cut off.
 *
 * @returns how many were created, and how many products have another number of sold units now
 */
export async function seedOrders(
  container: MedusaContainer,
  { shopper, salesChannelId }: { shopper: DemoShopper; salesChannelId: string },
): Promise<{ orders: number; recounted: number }> {
  const past = (await hasPast(container)) ? [] : await pastOrders(new Date());
  if (past.length > 0) {
    const context = {
      shop: await readShop(container, past),
      customers: await seedCustomers(container, shopper, past),
      shopperEmail: shopper.email,
      salesChannelId,
    };
    const rows = past.flatMap((order) => orderRow(order, context));
    await container.resolve(Modules.ORDER).createOrders(rows);
  }
  await settlePastOrders(container);
  const recounted = await countPastOrders(container);
  return { orders: past.length, recounted };
}

async function hasPast(container: MedusaContainer): Promise<boolean> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select 1 from "order" o where ${madeUp} limit 1`,
  );
  return rows.length > 0;
}

/** Answers the ids of the customers by their address. */
async function seedCustomers(
  container: MedusaContainer,
  shopper: DemoShopper,
  past: PastOrder[],
): Promise<Map<string, string>> {
  const customers = container.resolve(Modules.CUSTOMER);
  const since = past[0]?.placedAt ?? new Date();
  const guests = new Map(past.flatMap(({ guest }) => (guest ? [[guest.email, guest]] : [])));
  const known = await customers.listCustomers(
    { email: [...guests.keys()], has_account: false },
    { take: null },
  );
  const missing = [...guests.values()].filter(
    ({ email }) => !known.some((customer) => customer.email === email),
  );
  const created = await customers.createCustomers(
    missing.map(({ email, firstName, lastName }) => ({
      email,
      first_name: firstName,
      last_name: lastName,
      metadata: { made_up: true },
    })),
  );
  return new Map([
    [shopper.email, await seedShopper(container, shopper, since)],
    ...[...known, ...created].map(({ email, id }): [string, string] => [email, id]),
  ]);
}

/**
 * All at once, where the subscriber of new orders counts one after another. Answers how many products
 * have another number of sold units now.
 */
async function countPastOrders(container: MedusaContainer): Promise<number> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `insert into "order_share" ("order_id", "sheet_id", "quantity")
     select held."order_id", held."sheet_id", held."quantity"
     from (${heldUnits}) held join "order" o on o."id" = held."order_id"
     where ${madeUp} on conflict ("order_id", "sheet_id") do nothing`,
  );
  const sheets = container.resolve<ProductSheetModuleService>(PRODUCT_SHEET_MODULE);
  return (await sheets.correctSold()).length;
}
