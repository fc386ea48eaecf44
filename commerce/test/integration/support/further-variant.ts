import { call } from "./backend";

interface FurtherVariant {
  title: string;
  sku: string;
  /** Euros; undefined for a variant without a price. */
  price?: number;
  stock: number;
}

interface Answers {
  product: { options: { id: string; title: string }[] };
  stock_locations: { id: string }[];
}

interface Created {
  product: { variants: { id: string; title: string; inventory_items: Item[] }[] };
}

interface Item {
  inventory_item_id: string;
}

/** Adds a variant to a product as a merchandiser does in Medusa's admin; answers its ids. */
export async function addVariant(
  token: string,
  productId: string,
  { title, sku, price, stock }: FurtherVariant,
): Promise<{ id: string; inventoryItemId: string }> {
  const path = `/admin/products/${productId}`;
  const { body: read } = await call<Answers>(`${path}?fields=*options`, { token });
  const [option] = read.product.options;
  if (!option) throw new Error("The product has no option.");
  const told = await call(`${path}/options/batch`, {
    token,
    body: { update: [{ product_option_id: option.id, add: [{ value: title }] }] },
  });
  if (told.status !== 200) throw new Error(`No new value: ${JSON.stringify(told.body)}`);
  const made = await call<Created>(`${path}/variants?fields=*variants.inventory_items`, {
    token,
    body: {
      title,
      sku,
      manage_inventory: true,
      options: { [option.title]: title },
      prices: price === undefined ? [] : [{ currency_code: "eur", amount: price }],
    },
  });
  const variant = made.body.product?.variants.find((one) => one.title === title);
  const inventoryItemId = variant?.inventory_items[0]?.inventory_item_id;
  if (!variant || !inventoryItemId) throw new Error(`Not made: ${JSON.stringify(made.body)}`);
  const { body } = await call<Answers>("/admin/stock-locations", { token });
  const level = { location_id: body.stock_locations[0]?.id, stocked_quantity: stock };
  await call(`/admin/inventory-items/${inventoryItemId}/location-levels`, { token, body: level });
  return { id: variant.id, inventoryItemId };
}
