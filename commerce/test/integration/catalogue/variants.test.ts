import { beforeAll, describe, expect, it, vi } from "vitest";
import { adminToken, call, documents, onlyHit } from "../support/backend";
import { addVariant } from "../support/further-variant";
import { mailsWith } from "../support/mails";
import { complete, readyCart } from "../support/order";
import {
  type AdminCall,
  newProductFixture,
  productsPath,
  soon,
  takeAway,
  withProductFixture,
} from "../support/product-fixture";

interface Health {
  gaps: Record<string, { products: { id: string }[] }>;
}

let token: string;
beforeAll(async () => {
  token = await adminToken();
});

/** The choices of a product in the catalogue index. */
async function choices(id: string): Promise<{ title: string; price: number; quantity: number }[]> {
  const [document] = await documents({ id });
  const { variants_json: json = "" } = (document ?? {}) as { variants_json?: string };
  return json ? JSON.parse(json) : [];
}

/** The gaps of a product in the catalogue's health. */
async function gapsOf(ask: AdminCall, id: string): Promise<string[]> {
  const { body } = await ask("/admin/catalogue/health", { body: {} });
  return Object.entries((body as unknown as Health).gaps)
    .filter(([, { products }]) => products.some((product) => product.id === id))
    .map(([name]) => name);
}

describe("a second variant, made in Medusa's admin", () => {
  it("is for sale, and each of its changes reaches the catalogue", async () => {
    await withProductFixture(async ({ id, mpn }, ask) => {
      const sku = `${mpn}-L`;
      const large = await addVariant(token, id, { title: "Large", sku, price: 9, stock: 3 });
      await vi.waitFor(
        async () => expect(await choices(id)).toMatchObject([{ price: 12.5 }, { quantity: 3 }]),
        soon,
      );
      expect(await onlyHit({ id })).toMatchObject({ price: 9, quantity: 4 });

      await ask(`/admin/products/${id}/variants/${large.id}`, {
        body: { prices: [{ currency_code: "eur", amount: 30 }] },
      });
      const { body } = await ask(`/admin/inventory-items/${large.inventoryItemId}/location-levels`);
      const levels = body as unknown as { inventory_levels: { location_id: string }[] };
      const place = levels.inventory_levels[0]?.location_id;
      await ask(`/admin/inventory-items/${large.inventoryItemId}/location-levels/${place}`, {
        body: { stocked_quantity: 8 },
      });
      await vi.waitFor(
        async () => expect((await choices(id))[1]).toMatchObject({ price: 30, quantity: 8 }),
        soon,
      );
      expect(await onlyHit({ id })).toMatchObject({ price: 12.5, quantity: 4 });

      const { body: read } = await ask(`/admin/products/${id}?fields=*options`);
      const { options } = read.product as unknown as { options: { id: string }[] };
      await ask(`/admin/product-options/${options[0]?.id}`, { body: { title: "Size" } });
      await vi.waitFor(
        async () => expect((await choices(id))[1]).toMatchObject({ options: [{ name: "Size" }] }),
        soon,
      );

      await ask(`/admin/products/${id}/variants/${large.id}`, { method: "DELETE" });
      await vi.waitFor(async () => expect(await choices(id)).toEqual([]), soon);
    });
  });

  it("stays as it is when the shop's form changes the product", async () => {
    await withProductFixture(async (product, ask) => {
      const { id, mpn } = product;
      await addVariant(token, id, { title: "Large", sku: `${mpn}-L`, price: 20, stock: 3 });
      const path = `${productsPath}/${id}`;
      const { body: read } = await ask(path);
      expect(read.product).toMatchObject({ mpn, price: 12.5, stock: 4, further_variants: 1 });
      const { version } = read.product;
      const changed = await ask(path, {
        body: { version, title: `${product.title} II`, price: 11, stock: 6, mpn: `${mpn}-S` },
      });
      expect(changed.status).toBe(200);
      await vi.waitFor(
        async () =>
          expect(await choices(id)).toMatchObject([
            { sku: `${mpn}-S`, price: 11, quantity: 6 },
            { title: "Large", sku: `${mpn}-L`, price: 20, quantity: 3 },
          ]),
        soon,
      );
    });
  });

  it("leaves no part number taken when its product is deleted", async () => {
    await withProductFixture(async ({ id, mpn, category }, ask) => {
      const sku = `${mpn}-L`;
      await addVariant(token, id, { title: "Large", sku, price: 20, stock: 3 });
      await ask(`${productsPath}/${id}`, { method: "DELETE" });
      const again = await ask(productsPath, {
        body: { ...newProductFixture(), category, mpn: sku },
      });
      expect(again.status).toBe(201);
      await takeAway(again.body.product.id, []);
    });
  });

  it("is told of by the catalogue's health where it cannot be sold as it is", async () => {
    await withProductFixture(async ({ id, mpn }, ask) => {
      const sku = `${mpn} L`;
      const large = await addVariant(token, id, { title: "Large", sku, stock: 3 });
      expect(await gapsOf(ask, id)).toEqual(["variant_price"]);
      await ask(`/admin/products/${id}/variants/${large.id}`, {
        body: { manage_inventory: false, ean: mpn.replaceAll("-", " ") },
      });
      expect(await gapsOf(ask, id)).toEqual(["variant_price", "variant_stock", "part_number"]);
    });
  });

  it("is bought under its own name, price and stock", async () => {
    await withProductFixture(async ({ id, title, mpn }) => {
      const sku = `${mpn}-L`;
      const large = await addVariant(token, id, { title: "Large", sku, price: 20, stock: 2 });
      const desired = { items: [{ variant_id: large.id, quantity: 3 }] };
      const email = `variants-${crypto.randomUUID()}@example.com`;
      const cart = await readyCart(large.id, 2, { email });
      const { body } = await call<{ unavailable_items: object[] }>(
        `/store/carts/${cart.id}/unavailable-items`,
        { body: desired },
      );
      expect(body.unavailable_items).toMatchObject([
        { available: 2, message: `“${title} (Large)”: only 2 are left.` },
      ]);
      const { order } = await complete(cart.id);
      expect(order?.items).toMatchObject([{ variant_title: "Large", unit_price: 20 }]);
      await vi.waitFor(
        async () => expect(await choices(id)).toMatchObject([{ quantity: 4 }, { quantity: 0 }]),
        soon,
      );
      await vi.waitFor(
        async () =>
          expect((await mailsWith("order-confirmation", email))[0]?.html).toContain(
            `${title} (Large)`,
          ),
        soon,
      );
    });
  });
});
