import { describe, expect, it, vi } from "vitest";
import { adminToken, call, idTokenOf, newAddress, onlyHit, search, signIn } from "./engine";

const path = "/admin/catalogue/products";

/** How long the catalogue may take to know of a change, milliseconds. */
const soon = { timeout: 15_000, interval: 100 };

interface Created {
  product: { id: string; handle: string };
  code: string;
  fields: { field: string }[];
}

type Bottle = ReturnType<typeof newBottle>;

function newBottle() {
  const mpn = `TEST-${crypto.randomUUID()}`;
  return {
    title: `Test bottle ${mpn}`,
    description: "A bottle that a test makes.",
    price: 12.5,
    stock: 4,
    category: `Test category ${mpn}`,
    sub_category: "Epson",
    images: [{ url: "https://files.example/bottle.webp" }],
    brand: "Epson",
    mpn,
    rows: [{ label: "Capacity", value: "70 ml" }],
    printers: ["Epson L3150", `Epson ${mpn}`],
  };
}

interface Categories {
  product_categories: { id: string; name: string; category_children: { id: string }[] }[];
}

/** Deletes a test's product with the categories it has made; done once the catalogue knows. */
async function deleteAgain({ id, handle }: { id?: string; handle?: string }, bottle: Bottle) {
  const token = await adminToken();
  await call(`/admin/products/${id}`, { token, method: "DELETE" });
  await vi.waitFor(
    async () => expect((await search({ filters: { handle } })).hits).toHaveLength(0),
    soon,
  );
  const { body } = await call<Categories>(
    `/admin/product-categories?q=${encodeURIComponent(bottle.category)}`,
    { token },
  );
  for (const made of body.product_categories.filter(({ name }) => name === bottle.category)) {
    for (const category of [...made.category_children, made]) {
      await call(`/admin/product-categories/${category.id}`, { token, method: "DELETE" });
    }
  }
}

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
            category: bottle.category,
            sub_category: "Epson",
            mpn: bottle.mpn,
            printers: expect.arrayContaining(bottle.printers),
          }),
        soon,
      );
      const again = await call<Created>(path, { token, body: bottle });
      expect(again.status).toBe(409);
      expect(again.body.fields.map(({ field }) => field)).toEqual(["title", "mpn"]);
    } finally {
      await deleteAgain(body.product, bottle);
    }
  });

  it("says what is wrong with which field, and makes nothing", async () => {
    const bottle = { ...newBottle(), price: -1, category: "" };
    const token = await adminToken();
    const { status, body } = await call<Created>(path, { token, body: bottle });
    expect(status).toBe(400);
    expect(body.fields.map(({ field }) => field)).toEqual(["price", "category"]);
    const found = await call<{ count: number }>(`/admin/products?q=${bottle.mpn}`, { token });
    expect(found).toMatchObject({ status: 200, body: { count: 0 } });
  });

  it("makes one product of five calls at the same moment, and nothing of it gets lost", async () => {
    const token = await adminToken();
    const bottle = newBottle();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call<Created>(path, { token, body: bottle })),
    );
    const created = answers.filter(({ status }) => status === 201);
    expect(created).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    const product = created[0]?.body.product;
    try {
      await vi.waitFor(
        async () =>
          expect(await onlyHit({ handle: product?.handle })).toMatchObject({
            category: bottle.category,
            sub_category: "Epson",
            printers: expect.arrayContaining(bottle.printers),
          }),
        soon,
      );
    } finally {
      await deleteAgain(product ?? {}, bottle);
    }
  });

  it("is not for shoppers", async () => {
    const idToken = await idTokenOf({ email: newAddress(), password: "ink-and-paper" });
    const { body } = await signIn("customer", idToken);
    for (const token of [undefined, body.token]) {
      expect((await call(path, { token, body: newBottle() })).status).toBe(401);
    }
  });
});
