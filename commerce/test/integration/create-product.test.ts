import { afterAll, describe, expect, it, vi } from "vitest";
import { adminToken, call, idTokenOf, newAddress, onlyHit, search, signIn } from "./engine";

const path = "/admin/catalogue/products";

interface Created {
  product: { id: string; handle: string };
  code: string;
  fields: { field: string }[];
}

function newBottle() {
  const mpn = `TEST-${crypto.randomUUID()}`;
  return {
    title: `Test bottle ${mpn}`,
    description: "A bottle that a test makes.",
    price: 12.5,
    stock: 4,
    category: "Test category",
    sub_category: "Test sub-category",
    images: [{ url: "https://files.example/bottle.webp" }],
    brand: "Epson",
    mpn,
    rows: [{ label: "Capacity", value: "70 ml" }],
    printers: ["Epson L3150", "Epson TEST-1"],
  };
}

/** The categories that the tests' products have made, the inner one first. */
async function deleteTestCategories(): Promise<void> {
  const token = await adminToken();
  for (const name of ["Test sub-category", "Test category"]) {
    const found = await call<{ product_categories: { id: string; name: string }[] }>(
      `/admin/product-categories?q=${encodeURIComponent(name)}`,
      { token },
    );
    for (const category of found.body.product_categories) {
      if (category.name !== name) continue;
      await call(`/admin/product-categories/${category.id}`, { token, method: "DELETE" });
    }
  }
}

afterAll(deleteTestCategories);

describe("creating a whole product", () => {
  it("puts it into the catalogue with all that belongs to it", async () => {
    const token = await adminToken();
    const bottle = newBottle();
    const { status, body } = await call<Created>(path, { token, body: bottle });
    expect(status).toBe(201);
    const { id, handle } = body.product;
    try {
      await vi.waitFor(
        async () =>
          expect(await onlyHit({ handle })).toMatchObject({
            id,
            title: bottle.title,
            price: 12.5,
            quantity: 4,
            category: "Test category",
            sub_category: "Test sub-category",
            mpn: bottle.mpn,
            printers: expect.arrayContaining(["Epson L3150", "Epson TEST-1"]),
          }),
        { timeout: 15_000, interval: 100 },
      );
      const again = await call<Created>(path, { token, body: bottle });
      expect(again.status).toBe(409);
      expect(again.body.fields.map(({ field }) => field)).toEqual(["title", "mpn"]);
    } finally {
      await call(`/admin/products/${id}`, { token, method: "DELETE" });
    }
  });

  it("says what is wrong with which field, and makes nothing", async () => {
    const bottle = { ...newBottle(), price: -1, category: "" };
    const { status, body } = await call<Created>(path, { token: await adminToken(), body: bottle });
    expect(status).toBe(400);
    expect(body.fields.map(({ field }) => field)).toEqual(["price", "category"]);
    expect((await search({ filters: { q: bottle.mpn } })).hits).toHaveLength(0);
  });

  it("makes one product of five calls at the same moment", async () => {
    const token = await adminToken();
    const bottle = newBottle();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call<Created>(path, { token, body: bottle })),
    );
    const created = answers.filter(({ status }) => status === 201);
    expect(created).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    const id = created[0]?.body.product.id;
    await call(`/admin/products/${id}`, { token, method: "DELETE" });
  });

  it("is not for shoppers", async () => {
    const idToken = await idTokenOf({ email: newAddress(), password: "ink-and-paper" });
    const { body } = await signIn("customer", idToken);
    for (const token of [undefined, body.token]) {
      expect((await call(path, { token, body: newBottle() })).status).toBe(401);
    }
  });
});
