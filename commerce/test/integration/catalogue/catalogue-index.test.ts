import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { adminToken, call, documents, type Hit, onlyHit } from "../support/backend";

/** The index follows a change within this time, milliseconds; on a busy machine sometimes later. */
const promise = 2_000;
const timeout = { timeout: 15_000, interval: 20 };

const name = `Watched ${crypto.randomUUID()}`;
const printer = `Watchmaker ${crypto.randomUUID().slice(0, 8)}`;

let token: string;
let channelId: string;
let locationId: string;
let watched: { id: string; variantId: string; itemId: string };
/** Ids that changes have created, for the later ones. */
const made: Record<string, string> = {};

type Body = Record<string, { id: string }>;

async function admin(path: string, body?: unknown, method?: string): Promise<Body> {
  const answer = await call<Body>(`/admin/${path}`, { token, body, method });
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The document of the watched product. */
async function document(): Promise<Partial<Hit>> {
  const [found] = await documents({ id: watched.id });
  return found ?? {};
}

async function inventoryItem(): Promise<string> {
  const { body } = await call<{
    variant: { inventory_items: { inventory_item_id: string }[] };
  }>(
    `/admin/products/${watched.id}/variants/${watched.variantId}?fields=inventory_items.inventory_item_id`,
    { token },
  );
  return body.variant.inventory_items[0]?.inventory_item_id ?? "";
}

const product = (change: unknown) => admin(`products/${watched.id}`, change);
async function wholeProduct(change: object): Promise<unknown> {
  const path = `catalogue/products/${watched.id}`;
  const { body } = await call<{ product: { version: string } }>(`/admin/${path}`, { token });
  return admin(path, { ...change, version: body.product.version });
}
const variant = (change: unknown) =>
  admin(`products/${watched.id}/variants/${watched.variantId}`, change);
const level = () => `inventory-items/${watched.itemId}/location-levels`;

beforeAll(async () => {
  token = await adminToken();
  const stores = await call<{ stores: { default_sales_channel_id: string }[] }>("/admin/stores", {
    token,
  });
  channelId = stores.body.stores[0]?.default_sales_channel_id ?? "";
  const locations = await call<{ stock_locations: { id: string }[] }>("/admin/stock-locations", {
    token,
  });
  locationId = locations.body.stock_locations[0]?.id ?? "";
  const created = await admin("catalogue/products", {
    title: name,
    price: 5,
    stock: 10,
    category: "Ink bottles",
    images: [],
    rows: [],
    printers: [printer],
  });
  const id = created.product?.id ?? "";
  await vi.waitFor(() => onlyHit({ id }), timeout);
  watched = { id, variantId: (await onlyHit({ id })).variant_id, itemId: "" };
  watched.itemId = await inventoryItem();
});

afterAll(async () => {
  for (const id of [made.category, made.parent]) {
    if (id) await call(`/admin/product-categories/${id}`, { token, method: "DELETE" });
  }
  await call(`/admin/products/${watched.id}`, { token, method: "DELETE" });
});

interface Change {
  what: string;
  change: () => Promise<unknown>;
  /** The expected values of the document; undefined where shoppers do not see it. */
  shows: Partial<Hit> | undefined;
}

const changes: Change[] = [
  { what: "a product's creation", change: async () => {}, shows: { title: name, quantity: 10 } },
  {
    what: "its title",
    change: () => product({ title: `${name} anew` }),
    shows: { title: `${name} anew` },
  },
  {
    what: "many products' change at once",
    change: () => admin("products/batch", { update: [{ id: watched.id, title: name }] }),
    shows: { title: name },
  },
  {
    what: "its pictures",
    change: () => product({ images: [{ url: "https://example.com/bottle.webp" }] }),
    shows: {
      images_json: JSON.stringify([{ url: "https://example.com/bottle.webp", sources: [] }]),
    },
  },
  {
    what: "its sheet",
    change: () =>
      wholeProduct({ brand: "Watchmaker", rows: [{ label: "Colour", value: "Ultramarine" }] }),
    shows: {
      brand: "Watchmaker",
      fiche_tech_json: JSON.stringify([{ label: "Colour", value: "Ultramarine" }]),
    },
  },
  {
    what: "the printers it fits",
    change: () => wholeProduct({ printers: [printer, "Epson L3150"] }),
    shows: { printers: ["Epson L3150", printer] },
  },
  {
    what: "its price, set at the variant",
    change: () => variant({ prices: [{ currency_code: "eur", amount: 6 }] }),
    shows: { price: 6 },
  },
  {
    what: "its price, set at the product",
    change: () =>
      product({
        variants: [{ id: watched.variantId, prices: [{ currency_code: "eur", amount: 7.25 }] }],
      }),
    shows: { price: 7.25 },
  },
  {
    what: "its stock",
    change: () => admin(`${level()}/${locationId}`, { stocked_quantity: 20 }),
    shows: { quantity: 20 },
  },
  {
    what: "its stock, set with others'",
    change: () =>
      admin("inventory-items/location-levels/batch", {
        update: [
          {
            inventory_item_id: watched.itemId,
            location_id: locationId,
            stocked_quantity: 30,
          },
        ],
      }),
    shows: { quantity: 30 },
  },
  {
    what: "a reservation",
    change: async () => {
      const { reservation } = await admin("reservations", {
        inventory_item_id: watched.itemId,
        location_id: locationId,
        quantity: 4,
      });
      made.reservation = reservation?.id ?? "";
    },
    shows: { quantity: 26 },
  },
  {
    what: "another quantity of a reservation",
    change: () => admin(`reservations/${made.reservation}`, { quantity: 5 }),
    shows: { quantity: 25 },
  },
  {
    what: "the end of a reservation",
    change: () => admin(`reservations/${made.reservation}`, undefined, "DELETE"),
    shows: { quantity: 30 },
  },
  {
    what: "stock that is no longer kept",
    change: () => variant({ manage_inventory: false }),
    shows: { quantity: 9999 },
  },
  {
    what: "stock that is kept again, with none of it yet",
    change: () => variant({ manage_inventory: true }),
    shows: { quantity: 0 },
  },
  {
    what: "its first stock at a place",
    change: async () => {
      watched.itemId = await inventoryItem();
      await admin(level(), { location_id: locationId, stocked_quantity: 15 });
    },
    shows: { quantity: 15 },
  },
  {
    what: "being put into a category on the category's page",
    change: async () => {
      await product({ categories: [] });
      const { product_category } = await admin("product-categories", { name });
      made.category = product_category?.id ?? "";
      await admin(`product-categories/${made.category}/products`, { add: [watched.id] });
    },
    shows: { category: name, sub_category: "" },
  },
  {
    what: "its category's name",
    change: () => admin(`product-categories/${made.category}`, { name: `${name} below` }),
    shows: { category: `${name} below` },
  },
  {
    what: "its category's move below another",
    change: async () => {
      const { product_category } = await admin("product-categories", { name: `${name} above` });
      made.parent = product_category?.id ?? "";
      await admin(`product-categories/${made.category}`, { parent_category_id: made.parent });
    },
    shows: { category: `${name} above`, sub_category: `${name} below` },
  },
  {
    what: "the name of the category above its own",
    change: () => admin(`product-categories/${made.parent}`, { name: `${name} on top` }),
    shows: { category: `${name} on top` },
  },
  {
    what: "being taken out of a category on the category's page",
    change: () => admin(`product-categories/${made.category}/products`, { remove: [watched.id] }),
    shows: { category: "", sub_category: "" },
  },
  {
    what: "being put into a category on its own page",
    change: () => product({ categories: [{ id: made.category }] }),
    shows: { sub_category: `${name} below` },
  },
  {
    what: "its category's end",
    change: async () => {
      await admin(`product-categories/${made.category}`, undefined, "DELETE");
      made.category = "";
    },
    shows: { category: "", sub_category: "" },
  },
  { what: "being a draft", change: () => product({ status: "draft" }), shows: undefined },
  {
    what: "being published",
    change: () => product({ status: "published" }),
    shows: { title: name },
  },
  {
    what: "being taken out of the sales channel",
    change: () => admin(`sales-channels/${channelId}/products`, { remove: [watched.id] }),
    shows: undefined,
  },
  {
    what: "being put into the sales channel",
    change: () => admin(`sales-channels/${channelId}/products`, { add: [watched.id] }),
    shows: { title: name },
  },
  {
    what: "the end of its stock",
    change: () => admin(`inventory-items/${watched.itemId}`, undefined, "DELETE"),
    shows: { quantity: 0, in_stock: false },
  },
  {
    what: "its end",
    change: () => admin(`products/${watched.id}`, undefined, "DELETE"),
    shows: undefined,
  },
];

const waited: number[] = [];

describe("the catalogue index knows of", () => {
  it.each(changes)("$what", async ({ change, shows }) => {
    await change();
    const changed = performance.now();
    await vi.waitFor(async () => {
      const found = await document();
      if (shows) expect(found).toMatchObject(shows);
      else expect(found).toEqual({});
    }, timeout);
    waited.push(performance.now() - changed);
  });

  it("all that within two seconds", () => {
    const median = waited.toSorted((a, b) => a - b)[Math.floor(waited.length / 2)];
    expect(median).toBeLessThan(promise);
  });
});
