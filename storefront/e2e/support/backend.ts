import type { Product } from "@chemical-ink/product-api/contract/product";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { vi } from "vitest";

interface AdminOrder {
  id: string;
  display_id: number;
  email: string;
  currency_code: string;
  total: number;
  subtotal: number;
  tax_total: number;
  shipping_subtotal: number;
  items: {
    title: string;
    product_title: string;
    variant_title: string;
    quantity: number;
    unit_price: number;
  }[];
}

/** The token of the demo merchandiser's session. */
export async function merchandiserToken(): Promise<string> {
  const { accounts, identityUrl } = runningShop();
  const { email, password } = accounts.merchandiser;
  const answer = await fetch(
    `${identityUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await answer.json()) as { idToken: string };
  const { token } = (await backendCall("/auth/user/firebase", { id_token: idToken })) as {
    token: string;
  };
  return token;
}

/** The order with this number, from Medusa's admin API; undefined if there is none. */
export async function orderInMedusa(displayId: number): Promise<AdminOrder | undefined> {
  const fields =
    "id,display_id,email,currency_code,total,subtotal,tax_total,shipping_subtotal,*items";
  const { orders } = (await backendCall(
    `/admin/orders?limit=50&order=-created_at&fields=${encodeURIComponent(fields)}`,
    undefined,
    await merchandiserToken(),
  )) as { orders: AdminOrder[] };
  return orders.find((order) => order.display_id === displayId);
}

/** The units of a part number that are reserved for orders. */
export async function reservedUnits(sku: string): Promise<number> {
  const { inventory_items: items } = (await backendCall(
    `/admin/inventory-items?sku=${encodeURIComponent(sku)}`,
    undefined,
    await merchandiserToken(),
  )) as { inventory_items: { reserved_quantity: number }[] };
  return items.reduce((sum, item) => sum + item.reserved_quantity, 0);
}

/** The messages with this subject, from Medusa's admin API. */
export async function messagesInMedusa(subject: string) {
  const { contact_messages: messages } = (await backendCall(
    `/admin/contact-messages?q=${encodeURIComponent(subject)}`,
    undefined,
    await merchandiserToken(),
  )) as { contact_messages: { name: string; email: string; message: string }[] };
  return messages;
}

/** Publishes a product in an existing category; gives its slug. */
export async function publishProduct(title: string, price: number): Promise<string> {
  const { product } = (await backendCall(
    "/admin/catalogue/products",
    { title, price, stock: 3, category: "Ink bottles", sub_category: "Epson ink bottles" },
    await merchandiserToken(),
  )) as { product: { handle: string } };
  return product.handle;
}

/**
 * Adds a variant to a product as Medusa's admin does: its title is the value of the only option.
 * Resolves when the product API has it.
 */
export async function addVariant(
  slug: string,
  { title, price, stock, ean }: { title: string; price: number; stock: number; ean: string },
): Promise<void> {
  const token = await merchandiserToken();
  const [id] = await productIds(slug);
  const path = `/admin/products/${id}`;
  const { product } = (await backendCall(`${path}?fields=*options`, undefined, token)) as {
    product: { options: { id: string; title: string }[] };
  };
  const [option = { id: "", title: "" }] = product.options;
  const add = [{ value: title }];
  await backendCall(
    `${path}/options/batch`,
    { update: [{ product_option_id: option.id, add }] },
    token,
  );
  const made = (await backendCall(
    `${path}/variants?fields=*variants.inventory_items`,
    {
      ...{ title, ean, sku: `${slug}-${title}`, manage_inventory: true },
      options: { [option.title]: title },
      prices: [{ currency_code: "eur", amount: price }],
    },
    token,
  )) as {
    product: { variants: { title: string; inventory_items: { inventory_item_id: string }[] }[] };
  };
  const variant = made.product.variants.find((one) => one.title === title);
  const { stock_locations: places } = (await backendCall(
    "/admin/stock-locations",
    undefined,
    token,
  )) as { stock_locations: { id: string }[] };
  await backendCall(
    `/admin/inventory-items/${variant?.inventory_items[0]?.inventory_item_id}/location-levels`,
    { location_id: places[0]?.id, stocked_quantity: stock },
    token,
  );
  await vi.waitFor(
    async () => {
      if ((await shownStock(slug, title)) !== stock) throw new Error(`${title} is not shown.`);
    },
    { timeout: 20_000, interval: 100 },
  );
}

async function shownStock(slug: string, title: string): Promise<number | undefined> {
  const answer = await fetch(`${runningShop().productApiUrl}/product/${slug}`);
  const { variants } = (await answer.json()) as Product;
  return variants?.find((variant) => variant.title === title)?.Quantity;
}

/** Changes a product's price by the catalogue's route. */
export async function setPrice(slug: string, price: number): Promise<void> {
  const token = await merchandiserToken();
  const [id] = await productIds(slug);
  const path = `/admin/catalogue/products/${id}`;
  const { product } = (await backendCall(path, undefined, token)) as {
    product: { version: string };
  };
  await backendCall(path, { price, version: product.version }, token);
}

/** Deletes a product. */
export async function deleteProduct(slug: string): Promise<void> {
  const token = await merchandiserToken();
  for (const id of await productIds(slug)) {
    await backendCall(`/admin/catalogue/products/${id}`, undefined, token, "DELETE");
  }
}

/** The ids of the products with a slug: one, or none if it is deleted. */
export async function productIds(slug: string): Promise<string[]> {
  const { products } = (await backendCall(
    `/admin/products?fields=id&handle=${encodeURIComponent(slug)}`,
    undefined,
    await merchandiserToken(),
  )) as { products: { id: string }[] };
  return products.map(({ id }) => id);
}

/** Calls the backend, with a token as a merchandiser. Throws if it fails. */
export async function backendCall(
  path: string,
  body?: unknown,
  token?: string,
  method = body === undefined ? "GET" : "POST",
): Promise<unknown> {
  const response = await fetch(runningShop().commerceUrl + path, {
    method,
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": runningShop().publishableKey,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
