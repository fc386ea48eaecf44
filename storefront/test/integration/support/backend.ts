import { type Product, productSchema } from "@chemical-ink/product-api/contract/product";
import { type RunningShop, runningShop } from "@chemical-ink/test-kit/running-shop";
import { vi } from "vitest";
import type { PublicConfig } from "~/commerce/public-config.ts";

/** The public configuration of the shop's pages, optionally with another backend. */
export function publicConfig(shop: RunningShop, backend = shop.commerceUrl): PublicConfig {
  const { productApiUrl, publishableKey, storefrontUrl } = shop;
  return {
    commerceUrl: backend,
    productApiUrl,
    publishableKey,
    storefrontUrl,
    identity: "emulator",
  };
}

/** Calls a backend, the shop's own by default. With a body it is a POST. */
export async function call<Body>(
  path: string,
  {
    token,
    body,
    backend = runningShop().commerceUrl,
    method = body === undefined ? "GET" : "POST",
  }: { token?: string | undefined; body?: unknown; backend?: string; method?: string } = {},
): Promise<Body> {
  const response = await fetch(backend + path, {
    method,
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": runningShop().publishableKey,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

async function merchandiserToken(): Promise<string> {
  const { idToken } = await identity("signInWithPassword", runningShop().accounts.merchandiser);
  const body = { id_token: idToken };
  return (await call<{ token: string }>("/auth/user/firebase", { body })).token;
}

/** Publishes products of 10 euros, and waits until the catalogue shows them. */
export async function makeProducts(stocks: number[]): Promise<Product[]> {
  const token = await merchandiserToken();
  const ids: string[] = [];
  // One after the other: they would wait for the same category.
  for (const stock of stocks) {
    const body = {
      title: `Trial ink ${crypto.randomUUID()}`,
      price: 10,
      stock,
      category: "Ink bottles",
    };
    const path = "/admin/catalogue/products";
    ids.push((await call<{ product: { id: string } }>(path, { token, body })).product.id);
  }
  const soon = { timeout: 30_000, interval: 200 };
  return Promise.all(ids.map((id) => vi.waitFor(() => productInCatalogue(id), soon)));
}

/** A product as the shop's pages show it. */
export async function productInCatalogue(id: string): Promise<Product> {
  const response = await fetch(`${runningShop().productApiUrl}/product/${id}`);
  if (!response.ok) throw new Error(`${id} is not in the catalogue yet.`);
  return productSchema.parse(await response.json());
}

/** The units of a product that are reserved for orders. */
export async function unitsReserved({ _id }: Product): Promise<number> {
  const token = await merchandiserToken();
  const fields = "fields=*variants.inventory_items.inventory.location_levels";
  const { product } = await call<{
    product: { variants: { inventory_items: { inventory: { location_levels: Level[] } }[] }[] };
  }>(`/admin/products/${_id}?${fields}`, { token });
  const levels = product.variants.flatMap(({ inventory_items }) =>
    inventory_items.flatMap(({ inventory }) => inventory.location_levels),
  );
  return levels.reduce((sum, { reserved_quantity }) => sum + reserved_quantity, 0);
}

interface Level {
  reserved_quantity: number;
}

/** Deletes products. */
export async function deleteProducts(products: Product[]): Promise<void> {
  const token = await merchandiserToken();
  for (const { _id } of products) {
    await call(`/admin/catalogue/products/${_id}`, { token, method: "DELETE" });
  }
}

/** A person with an account who has never been in the shop. */
export interface Account {
  email: string;
  password: string;
}

/** Makes an account at the identity provider. */
export async function newAccount(): Promise<Account> {
  const account = {
    email: `shopper-${crypto.randomUUID()}@example.com`,
    password: "ink-and-paper",
  };
  await identity("signUp", account);
  return account;
}

/** A customer's bearer token, without a page. */
export async function customerToken(account: Account): Promise<string> {
  const { idToken } = await identity("signInWithPassword", account);
  const body = { id_token: idToken };
  return (await call<{ token: string }>("/auth/customer/firebase", { body })).token;
}

async function identity(
  action: string,
  { email, password }: Account,
): Promise<{ idToken: string }> {
  const { identityUrl }: RunningShop = runningShop();
  const response = await fetch(
    `${identityUrl}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=test`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`${action} failed: ${await response.text()}`);
  return (await response.json()) as { idToken: string };
}
