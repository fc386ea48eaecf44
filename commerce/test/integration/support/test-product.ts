import { adminToken, call } from "./backend";

/** A product of a test. */
export interface TestProduct {
  id: string;
  title: string;
  variantId: string;
  inventoryItemId: string;
}

interface Made {
  product: { id: string; variants: { id: string; inventory_items: Item[] }[] };
}

interface Item {
  inventory_item_id: string;
}

/** Creates a product of 10 euros in an existing category. */
export async function makeProduct({ stock }: { stock: number }): Promise<TestProduct> {
  const token = await adminToken();
  const mpn = `TEST-${crypto.randomUUID()}`;
  const title = `Test bottle ${mpn}`;
  const created = await call<Made>("/admin/catalogue/products", {
    token,
    body: {
      title,
      price: 10,
      stock,
      category: "Ink bottles",
      images: [{ url: "https://files.example/bottle.webp" }],
      mpn,
    },
  });
  const { id } = created.body.product;
  const { body } = await call<Made>(`/admin/products/${id}?fields=*variants.inventory_items`, {
    token,
  });
  const variant = body.product.variants[0];
  const inventoryItemId = variant?.inventory_items[0]?.inventory_item_id;
  if (!variant || !inventoryItemId) throw new Error(`${title} has no stock.`);
  return { id, title, variantId: variant.id, inventoryItemId };
}

/** Deletes a product, although carts or orders contain it. */
export async function deleteProduct({ id }: TestProduct): Promise<void> {
  const answer = await call(`/admin/catalogue/products/${id}`, {
    token: await adminToken(),
    method: "DELETE",
  });
  if (answer.status !== 200) throw new Error(`Not deleted: ${JSON.stringify(answer.body)}`);
}

/** The stock of a product at a stock location. */
interface Level {
  location_id: string;
  stocked_quantity: number;
  reserved_quantity: number;
}

/** The stock of a product, by stock location. */
export async function stockOf({ inventoryItemId }: TestProduct): Promise<Level[]> {
  const { body } = await call<{ inventory_levels: Level[] }>(
    `/admin/inventory-items/${inventoryItemId}/location-levels`,
    { token: await adminToken() },
  );
  return body.inventory_levels;
}

/** Sets the stock of a product at its first stock location. */
export async function setStock(product: TestProduct, stocked_quantity: number): Promise<void> {
  const [level] = await stockOf(product);
  await call(
    `/admin/inventory-items/${product.inventoryItemId}/location-levels/${level?.location_id}`,
    { token: await adminToken(), body: { stocked_quantity } },
  );
}
