import { expect, it, vi } from "vitest";
import { onlyHit } from "../support/backend";
import { complete, readyCart } from "../support/order";
import {
  editable,
  newProductFixture,
  productsPath,
  soon,
  takeAway,
  withProductFixture,
} from "../support/product-fixture";

interface Order {
  order: {
    status: string;
    fulfillment_status: string;
    items: { id: string; title: string; quantity: number; unit_price: number }[];
  };
}

it("is gone for good, and its part number and its address are free again", async () => {
  await withProductFixture(async (product, ask) => {
    const path = `${productsPath}/${product.id}`;
    expect(await ask(path, { method: "DELETE" })).toMatchObject({
      status: 200,
      body: { product: { id: product.id } },
    });
    expect((await ask(path)).status).toBe(404);
    expect((await ask(path, { method: "DELETE" })).status).toBe(404);
    const again = await ask(productsPath, { body: editable(product) });
    await takeAway(again.body.product.id, []);
    expect(again.body.product).toMatchObject({ handle: product.handle, mpn: product.mpn });
  });
});

it.each([
  ["sent", "fulfillments"],
  ["cancelled", "cancel"],
])("what was ordered of it stays ordered, and can be %s", async (_, action) => {
  await withProductFixture(async (product, ask) => {
    const hit = await vi.waitFor(() => onlyHit({ id: product.id }), soon);
    const { order } = await complete((await readyCart(hit.variant_id, 2)).id);
    const deleted = await ask(`${productsPath}/${product.id}`, { method: "DELETE" });
    expect(deleted.status).toBe(200);
    const path = `/admin/orders/${order?.id}`;
    const read = async () => ((await ask(path)).body as unknown as Order).order;
    const [item] = (await read()).items;
    expect(item).toMatchObject({ title: product.title, quantity: 2, unit_price: 12.5 });
    const body = action === "cancel" ? {} : { items: [{ id: item?.id, quantity: 2 }] };
    const done = await ask(`${path}/${action}`, { body });
    expect(done.status).toBe(200);
    expect(await read()).toMatchObject(
      action === "cancel" ? { status: "canceled" } : { fulfillment_status: "fulfilled" },
    );
    const { mpn, category } = product;
    const again = await ask(productsPath, { body: { ...newProductFixture(), mpn, category } });
    await takeAway(again.body.product.id, []);
    expect(again.status).toBe(201);
  });
});

it("repeats its answer under an idempotency key", async () => {
  await withProductFixture(async ({ id }, ask) => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const first = await ask(`${productsPath}/${id}`, { method: "DELETE", headers });
    expect(await ask(`${productsPath}/${id}`, { method: "DELETE", headers })).toEqual(first);
  });
});
