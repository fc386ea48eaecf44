import { expect, it, vi } from "vitest";
import { adminToken, call } from "../support/backend";

/** An event is handled within this time, milliseconds. */
const soon = { timeout: 15_000, interval: 100 };

interface WithSheet {
  product: { id: string; product_sheet?: { id: string; sold: number } | null };
}

it("a product made in Medusa's own form gets one sheet, also if the catalogue gives it one first", async () => {
  const token = await adminToken();
  const made = await call<WithSheet>("/admin/products", {
    token,
    body: {
      title: `Made in Medusa's form ${crypto.randomUUID()}`,
      options: [{ title: "Version", values: ["Standard"] }],
    },
  });
  const path = `/admin/products/${made.body.product.id}`;
  const cataloguePath = `/admin/catalogue/products/${made.body.product.id}`;
  try {
    // At the same moment as the event of its creation.
    const { body } = await call<{ product: { version: string } }>(cataloguePath, { token });
    const saved = await call(cataloguePath, {
      token,
      body: { brand: "Epson", version: body.product.version },
    });
    expect(saved).toMatchObject({ status: 200, body: { product: { brand: "Epson", sold: 0 } } });
    await vi.waitFor(async () => {
      const { body } = await call<WithSheet>(`${path}?fields=id,*product_sheet`, { token });
      expect(body.product.product_sheet).toMatchObject({ brand: "Epson", sold: 0 });
    }, soon);
  } finally {
    await call(path, { token, method: "DELETE" });
  }
});

it("a product made in Medusa's own form has a sheet before anybody writes one", async () => {
  const token = await adminToken();
  const { body } = await call<WithSheet>("/admin/products", {
    token,
    body: {
      title: `Made in Medusa's form ${crypto.randomUUID()}`,
      options: [{ title: "Version", values: ["Standard"] }],
    },
  });
  const path = `/admin/products/${body.product.id}`;
  try {
    await vi.waitFor(async () => {
      const { body } = await call<WithSheet>(`${path}?fields=id,*product_sheet`, { token });
      expect(body.product.product_sheet?.sold).toBe(0);
    }, soon);
  } finally {
    await call(path, { token, method: "DELETE" });
  }
});
