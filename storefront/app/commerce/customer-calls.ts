import type Medusa from "@medusajs/medusa-js";
import type {
  BackendOrder,
  Customer,
  CustomerAddress,
  CustomerChange,
  NewAddress,
} from "./backend-types.ts";

/* Customer calls of Medusa 2. All throw what medusa-js throws. */

/** The customer's addresses, newest first. */
export async function listAddresses(medusa: Medusa): Promise<CustomerAddress[]> {
  const answer: { addresses: CustomerAddress[] } = await medusa.client.request(
    "GET",
    "/store/customers/me/addresses?order=-created_at",
  );
  return answer.addresses;
}

/** Adds an address. Medusa 2 takes its fields directly, not inside `address`. */
export async function addAddress(medusa: Medusa, address: NewAddress): Promise<void> {
  await medusa.client.request("POST", "/store/customers/me/addresses", address);
}

/** Updates the given fields of an address. */
export async function updateAddress(
  medusa: Medusa,
  addressId: string,
  address: NewAddress,
): Promise<void> {
  await medusa.client.request("POST", `/store/customers/me/addresses/${addressId}`, address);
}

/** Deletes an address. */
export async function deleteAddress(medusa: Medusa, addressId: string): Promise<void> {
  await medusa.client.request("DELETE", `/store/customers/me/addresses/${addressId}`);
}

/** The signed-in customer. */
export async function fetchCustomer(medusa: Medusa): Promise<Customer> {
  const answer: { customer: Customer } = await medusa.client.request("GET", "/store/customers/me");
  return answer.customer;
}

/** Updates the given fields of the signed-in customer. The backend merges metadata key by key. */
export async function updateCustomer(medusa: Medusa, change: CustomerChange): Promise<Customer> {
  const answer: { customer: Customer } = await medusa.client.request(
    "POST",
    "/store/customers/me",
    change,
  );
  return answer.customer;
}

/** Deletes the customer. The ID token must come from a sign-in that has just happened. */
export async function deleteCustomer(medusa: Medusa, idToken: string): Promise<void> {
  await medusa.client.request("DELETE", "/store/customers/me", { id_token: idToken });
}

/** One page of the customer's orders, newest first. */
export async function listOrders(
  medusa: Medusa,
  page: { limit: number; offset: number },
): Promise<{ orders: BackendOrder[]; count: number }> {
  const query = new URLSearchParams({
    limit: String(page.limit),
    offset: String(page.offset),
    order: "-created_at",
  });
  const answer: { orders: BackendOrder[]; count: number } = await medusa.client.request(
    "GET",
    `/store/orders?${query}`,
  );
  return { orders: answer.orders, count: answer.count };
}
