import type Medusa from "@medusajs/medusa-js";
import { fetchCustomer, listAddresses, listOrders } from "~/commerce/customer-calls.ts";

const ordersAtATime = 50;

/** All data that the shop keeps about the signed-in person. Throws as medusa-js does. */
export async function collectData(medusa: Medusa): Promise<Record<string, unknown>> {
  const [profile, addresses, orders] = await Promise.all([
    fetchCustomer(medusa),
    listAddresses(medusa),
    everyOrder(medusa),
  ]);
  return { exportedAt: new Date().toISOString(), profile, addresses, orders };
}

async function everyOrder(medusa: Medusa): Promise<unknown[]> {
  const all: unknown[] = [];
  for (;;) {
    const { orders, count } = await listOrders(medusa, {
      limit: ordersAtATime,
      offset: all.length,
    });
    all.push(...orders);
    if (orders.length === 0 || all.length >= count) return all;
  }
}

/** Saves a value as a JSON file through the browser. */
export function saveAsFile(name: string, value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Late enough that every browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
