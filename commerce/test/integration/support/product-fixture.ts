import { vi } from "vitest";
import type {
  CatalogueProduct,
  VersionedProduct,
} from "../../../src/catalogue-product/catalogue-product";
import { type Answer, adminToken, call, documents } from "./backend";

export const productsPath = "/admin/catalogue/products";

/** The catalogue index follows a change within this time, milliseconds. */
export const soon = { timeout: 15_000, interval: 100 };

/** The answer of the catalogue's product routes. */
export interface ProductAnswer {
  product: VersionedProduct;
  code: string;
  message: string;
  fields: { field: string; message: string }[];
  current: VersionedProduct;
}

/** The body of a new product. */
export function newProductFixture() {
  const mpn = `TEST-${crypto.randomUUID()}`;
  return {
    title: `Test bottle ${mpn}`,
    description: "A bottle that a test makes.",
    price: 12.5,
    stock: 4,
    category: `Test category ${mpn}`,
    sub_category: "Epson",
    images: [{ url: "https://files.example/bottle.webp", sources: [] }],
    brand: "Epson",
    mpn,
    rows: [{ label: "Capacity", value: "70 ml" }],
    printers: ["Epson L3150"],
  };
}

/** The fields of a product that can be sent to create it again. */
export function editable({
  id,
  version,
  sold,
  reserved,
  further_variants,
  ...product
}: VersionedProduct): CatalogueProduct {
  return product;
}

interface Categories {
  product_categories: { id: string; name: string; category_children: { id: string }[] }[];
}

/** A call with an admin's session. */
export type AdminCall = (
  path: string,
  options?: { method?: string; body?: unknown; headers?: Record<string, string> },
) => Promise<Answer<ProductAnswer>>;

/**
 * Runs a test with a new product, and deletes it with its categories; done once the index has
 * followed.
 */
export async function withProductFixture(
  use: (product: VersionedProduct, ask: AdminCall) => Promise<void>,
  changes: Partial<CatalogueProduct> = {},
): Promise<void> {
  const token = await adminToken();
  const ask: AdminCall = (path, options) => call<ProductAnswer>(path, { token, ...options });
  const fixture = { ...newProductFixture(), ...changes };
  const { status, body } = await ask(productsPath, { body: fixture });
  if (status !== 201) throw new Error(`The bottle was not created: ${JSON.stringify(body)}`);
  try {
    await use(body.product, ask);
  } finally {
    await takeAway(body.product.id, [fixture.category]);
  }
}

/** Deletes a product and the categories with these names; done once the index has followed. */
export async function takeAway(id: string, categories: string[]): Promise<void> {
  const token = await adminToken();
  await call(`${productsPath}/${id}`, { token, method: "DELETE" });
  await vi.waitFor(async () => {
    if ((await documents({ id })).length > 0) throw new Error(`${id} is there.`);
  }, soon);
  for (const name of categories) {
    const { body } = await call<Categories>(
      `/admin/product-categories?q=${encodeURIComponent(name)}`,
      { token },
    );
    for (const made of body.product_categories.filter((category) => category.name === name)) {
      for (const category of [...made.category_children, made]) {
        await call(`/admin/product-categories/${category.id}`, { token, method: "DELETE" });
      }
    }
  }
}
