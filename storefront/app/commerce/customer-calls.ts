import type Medusa from "@medusajs/medusa-js";
import type { CustomerAddress, EngineOrder, NewAddress } from "./engine-types.ts";

/* What Medusa 2 answers about the signed-in customer in its own way. All throw as medusa-js does. */

/** The addresses the customer saved, newest first. */
export async function listAddresses(medusa: Medusa): Promise<CustomerAddress[]> {
  const answer: { addresses: CustomerAddress[] } = await medusa.client.request(
    "GET",
    "/store/customers/me/addresses?order=-created_at",
  );
  return answer.addresses;
}

/** Saves an address. Medusa 2 wants it flat, not inside `address`. */
export async function addAddress(medusa: Medusa, address: NewAddress): Promise<void> {
  await medusa.client.request("POST", "/store/customers/me/addresses", address);
}

/** Forgets an address. */
export async function deleteAddress(medusa: Medusa, addressId: string): Promise<void> {
  await medusa.client.request("DELETE", `/store/customers/me/addresses/${addressId}`);
}

/** One page of the customer's orders, newest first. */
export async function listOrders(
  medusa: Medusa,
  page: { limit: number; offset: number },
): Promise<{ orders: EngineOrder[]; count: number }> {
  const query = new URLSearchParams({
    limit: String(page.limit),
    offset: String(page.offset),
    order: "-created_at",
  });
  const answer: { orders: EngineOrder[]; count: number } = await medusa.client.request(
    "GET",
    `/store/orders?${query}`,
  );
  return { orders: answer.orders, count: answer.count };
}
