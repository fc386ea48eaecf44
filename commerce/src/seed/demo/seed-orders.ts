import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { demoOrderIds, noteDemoOrderUnits } from "../../medusa-internals/demo-orders";
import { PRODUCT_SHEET_MODULE } from "../../modules/product-sheet";
import type ProductSheetModuleService from "../../modules/product-sheet/service";
import { orderRow } from "./past-order-row";
import { type PastOrder, pastOrders } from "./past-orders";
import { type DemoShopper, seedShopper } from "./seed-shopper";
import { settlePastOrders } from "./settle-past-orders";
import { readShop } from "./shop-of-orders";

/**
 * Creates made-up orders, unless there are some: paid, shipped, and counted as sold. The modules
 * write them instead of a cart's workflows, so no email is sent, nothing is reserved, and the stock
 * does not change. All are created or none; an interrupted run is completed by the next.
 *
 * @returns the number of created orders, and of products whose sold units have changed
 */
export async function seedOrders(
  container: MedusaContainer,
  { shopper, salesChannelId }: { shopper: DemoShopper; salesChannelId: string },
): Promise<{ orders: number; recounted: number }> {
  const past = (await demoOrderIds(container)).length > 0 ? [] : await pastOrders(new Date());
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
  // The subscriber of new orders counts them one after another; this counts all at once.
  await noteDemoOrderUnits(container);
  const sheets = container.resolve<ProductSheetModuleService>(PRODUCT_SHEET_MODULE);
  return { orders: past.length, recounted: (await sheets.correctSold()).length };
}

/** The ids of the customers by email address. */
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
