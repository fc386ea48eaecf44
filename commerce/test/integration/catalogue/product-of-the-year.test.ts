import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, adminToken, call, type Hit, onlyHit } from "../support/backend";

const path = "/admin/catalogue/product-of-the-year";

interface Body {
  product_of_the_year: { product_id: string; title: string; since: string } | null;
  code?: string;
  message?: string;
}

let token: string;
let fixture: Hit;

beforeAll(async () => {
  token = await adminToken();
  fixture = await onlyHit({ mpn_key: "t6641" });
  const { body } = await call<Body>(path, { token });
  const before = body.product_of_the_year;
  return async () => {
    if (before) await set({ product_id: before.product_id });
    else await call(path, { token, method: "DELETE" });
  };
});

function set(wanted: unknown): Promise<Answer<Body>> {
  return call<Body>(path, { token, body: wanted });
}

async function shown(): Promise<Body["product_of_the_year"]> {
  const { status, body } = await call<Body>("/store/catalogue/product-of-the-year");
  expect(status).toBe(200);
  return body.product_of_the_year;
}

describe("the product of the year", () => {
  it("is chosen by title, whatever its case and the space around it", async () => {
    const { status, body } = await set({ title: `  ${fixture.title.toUpperCase()} ` });
    expect(status).toBe(200);
    expect(body.product_of_the_year).toMatchObject({
      product_id: fixture.id,
      title: fixture.title,
    });
    expect(await shown()).toEqual(body.product_of_the_year);
  });

  it("stays so since when it was, however often it is chosen", async () => {
    const first = await set({ product_id: fixture.id });
    const again = await set({ product_id: fixture.id });
    expect(again.body).toEqual(first.body);
  });

  it("is one, of many chosen at once, and the store keeps everything else", async () => {
    const stores = await call<{ stores: { id: string; metadata: object | null }[] }>(
      "/admin/stores",
      { token },
    );
    const [store] = stores.body.stores;
    const metadata = { ...store?.metadata, kept: "as it is" };
    await call(`/admin/stores/${store?.id}`, { token, body: { metadata } });
    const other = await onlyHit({ mpn_key: "t6642" });
    const answers = await Promise.all(
      [fixture, other, fixture, other].map(({ id }) => set({ product_id: id })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([fixture.id, other.id]).toContain((await shown())?.product_id);
    const after = await call<{ store: { metadata: Record<string, unknown> } }>(
      `/admin/stores/${store?.id}`,
      { token },
    );
    expect(after.body.store.metadata.kept).toBe("as it is");
  });

  it("is nobody's any more once it is removed", async () => {
    expect((await call<Body>(path, { token, method: "DELETE" })).status).toBe(200);
    expect(await shown()).toBeNull();
  });

  it("is none that is a draft or deleted", async () => {
    const title = `Honoured ${crypto.randomUUID()}`;
    const body = { title, price: 1, stock: 1, category: "Ink bottles" };
    const created = await call<{ product: { id: string } }>("/admin/catalogue/products", {
      token,
      body,
    });
    const product = `/admin/products/${created.body.product.id}`;
    await set({ title });
    expect((await shown())?.title).toBe(title);
    await call(product, { token, body: { status: "draft" } });
    expect(await shown()).toBeNull();
    expect((await set({ title })).body).toMatchObject({ code: "not_published" });
    await call(product, { token, method: "DELETE" });
    expect((await call<Body>(path, { token })).body.product_of_the_year).toBeNull();
  });

  it.each([
    [{ title: "100% _ no such thing" }, 404, "product_not_found"],
    [{ title: "%" }, 404, "product_not_found"],
    [{ product_id: "prod_nowhere" }, 404, "product_not_found"],
    [{ title: "" }, 400, "invalid_fields"],
    [{ product_id: "a", title: "b" }, 400, "invalid_fields"],
    [{ title: ["a"] }, 400, "invalid_fields"],
    [{}, 400, "invalid_fields"],
  ])("cannot be %o: says why", async (wanted, status, code) => {
    const answer = await set(wanted);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.message).toMatch(/\.$/);
  });

  it("is chosen by merchandisers only", async () => {
    expect((await call(path, { body: { product_id: fixture.id } })).status).toBe(401);
    expect((await call(path, { method: "DELETE" })).status).toBe(401);
  });
});
