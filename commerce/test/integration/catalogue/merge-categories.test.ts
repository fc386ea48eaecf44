import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { adminToken, call, onlyHit } from "../support/backend";
import { deleteProduct, makeProduct, type TestProduct } from "../support/test-product";

const name = `Merged ${crypto.randomUUID()}`;
let token: string;
let products: TestProduct[];
const ids: Record<string, string> = {};

interface Merged {
  product_category: { id: string };
  moved: number;
  code?: string;
}

async function makeCategory(key: string, parent?: string): Promise<void> {
  const { body } = await call<Merged>("/admin/product-categories", {
    token,
    body: { name: `${name} ${key}`, is_active: true, parent_category_id: parent ?? null },
  });
  ids[key] = body.product_category.id;
}
const merge = (from: string, into: unknown) =>
  call<Merged>(`/admin/product-categories/${from}/merge`, { token, body: { into_id: into } });
async function categoriesOf({ id }: TestProduct): Promise<string[]> {
  const { body } = await call<{ product: { categories: { id: string }[] } }>(
    `/admin/products/${id}?fields=categories.id`,
    { token },
  );
  return body.product.categories.map((category) => category.id).sort();
}
beforeAll(async () => {
  token = await adminToken();
  products = await Promise.all([makeProduct({ stock: 1 }), makeProduct({ stock: 1 })]);
  await makeCategory("typo");
  await makeCategory("right");
  await makeCategory("below", ids.right);
  const [first, second] = products.map(({ id }) => id);
  await call(`/admin/product-categories/${ids.typo}/products`, {
    token,
    body: { add: [first, second] },
  });
  await call(`/admin/product-categories/${ids.right}/products`, { token, body: { add: [second] } });
});
afterAll(async () => {
  await Promise.all(products.map(deleteProduct));
  for (const key of ["below", "right", "typo"]) {
    await call(`/admin/product-categories/${ids[key]}`, { token, method: "DELETE" });
  }
});

it("is refused where it makes no sense, and changes nothing then", async () => {
  const { typo = "", right = "", below = "" } = ids;
  for (const [from, into, status, code] of [
    [typo, typo, 400, "same_category"],
    [typo, "pcat_none", 404, "category_not_found"],
    ["pcat_none", right, 404, "category_not_found"],
    [right, typo, 400, "has_subcategories"],
    [right, below, 400, "has_subcategories"],
    [typo, 7, 400, undefined],
  ] as const) {
    const answer = await merge(from, into);
    expect([answer.status, code && answer.body.code], `${from} ${into}`).toEqual([status, code]);
  }
  const anonymous = await call(`/admin/product-categories/${typo}/merge`, {
    body: { into_id: right },
  });
  expect(anonymous.status).toBe(401);
  for (const product of products) expect(await categoriesOf(product)).toContain(typo);
});

it("moves all products once, shows them there, and removes the category", async () => {
  const { typo = "", right = "" } = ids;
  const before = await Promise.all(products.map(categoriesOf));
  const answer = await merge(typo, right);
  expect(answer).toMatchObject({
    status: 200,
    body: { product_category: { id: right }, moved: 2 },
  });
  const after = await Promise.all(products.map(categoriesOf));
  const expected = before.map((held) =>
    [...new Set(held.map((id) => (id === typo ? right : id)))].sort(),
  );
  expect(after).toEqual(expected);
  expect((await call(`/admin/product-categories/${typo}`, { token })).status).toBe(404);
  expect(await merge(typo, right)).toMatchObject({ status: 404 });
  for (const product of products) {
    await vi.waitFor(
      async () => expect(JSON.stringify(await onlyHit({ id: product.id }))).not.toContain("typo"),
      {
        timeout: 15_000,
      },
    );
  }
});
