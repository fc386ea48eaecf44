import { describe, expect, it, vi } from "vitest";
import { adminToken, call, onlyHit, search } from "./engine";

/** How long the catalogue may take to know of a change, milliseconds. */
const soon = { timeout: 15_000, interval: 100 };

describe("the catalogue index", () => {
  it("follows a product's title, price and end", async () => {
    const token = await adminToken();
    const { body: channels } = await call<{ stores: { default_sales_channel_id: string }[] }>(
      "/admin/stores",
      { token },
    );
    const handle = `index-test-${crypto.randomUUID()}`;
    const { body } = await call<{ product: { id: string; variants: { id: string }[] } }>(
      "/admin/products",
      {
        token,
        body: {
          title: "A bottle to watch",
          handle,
          status: "published",
          sales_channels: [{ id: channels.stores[0]?.default_sales_channel_id }],
          options: [{ title: "Version", values: ["Standard"] }],
          variants: [
            {
              title: "Standard",
              options: { Version: "Standard" },
              prices: [{ currency_code: "eur", amount: 5 }],
            },
          ],
        },
      },
    );
    const { id, variants } = body.product;
    await vi.waitFor(async () => expect((await onlyHit({ handle })).price).toBe(5), soon);

    await call(`/admin/products/${id}`, { token, body: { title: "A bottle renamed" } });
    await vi.waitFor(
      async () => expect((await onlyHit({ handle })).title).toBe("A bottle renamed"),
      soon,
    );

    await call(`/admin/products/${id}/variants/${variants[0]?.id}`, {
      token,
      body: { prices: [{ currency_code: "eur", amount: 7.5 }] },
    });
    await vi.waitFor(async () => expect((await onlyHit({ handle })).price).toBe(7.5), soon);

    await call(`/admin/products/${id}`, { token, method: "DELETE" });
    await vi.waitFor(
      async () => expect((await search({ filters: { handle } })).hits).toHaveLength(0),
      soon,
    );
  });

  it("follows the name of a category", async () => {
    const token = await adminToken();
    const { body } = await call<{ product_categories: { id: string; name: string }[] }>(
      "/admin/product-categories?handle=kyocera-toner",
      { token },
    );
    const [category] = body.product_categories;
    async function rename(name: string): Promise<void> {
      await call(`/admin/product-categories/${category?.id}`, { token, body: { name } });
      await vi.waitFor(async () => {
        const { hits } = await search({
          filters: { sub_category_handle: "kyocera-toner" },
          pagination: { take: 100 },
        });
        const names = hits.map(({ document }) => document.sub_category);
        expect([...new Set(names)]).toEqual([name]);
      }, soon);
    }
    try {
      await rename("Toner by Kyocera");
    } finally {
      await rename(category?.name ?? "Kyocera toner");
    }
  });
});
