import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reorder } from "~/cart/reorder.ts";
import { clientState } from "~/client-state/client-state.ts";
import { aProduct } from "../../fixtures/product.ts";
import { publicConfig as config } from "../../fixtures/public-config.ts";

vi.mock("~/cart/sync/cart-session.ts", () => ({ startCartSoon: vi.fn() }));

/** The catalogue of today: stock by product id; other products are gone. */
function catalogue(stock: Record<string, number>): void {
  vi.stubGlobal("fetch", async (url: string) => {
    const id = new URL(url).pathname.split("/").pop() ?? "";
    const Quantity = stock[id];
    if (Quantity === undefined) return new Response("{}", { status: 404 });
    return Response.json(aProduct({ _id: id, variantId: `v-${id}`, Title: `Ink ${id}`, Quantity }));
  });
}

const ordered = (id: string, quantity: number) => ({
  product_id: id,
  product_title: `Ink ${id}`,
  variant_id: `v-${id}`,
  variant_title: "Standard",
  title: "Default",
  quantity,
});
const inCart = () => clientState.getState().cart.lines.map(({ _id, quantity }) => [_id, quantity]);

beforeEach(async () => {
  await clientState.rehydrate();
  clientState.getState().resetCart();
});
afterEach(() => vi.unstubAllGlobals());

test("what can be had goes into the cart as it was ordered", async () => {
  catalogue({ a: 10, b: 10 });
  const done = await reorder(config, [ordered("a", 2), ordered("b", 1)]);
  expect(done).toEqual({ units: 3, missing: [] });
  expect(inCart()).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});

test("what is gone, sold out or short is said, and the rest is there", async () => {
  catalogue({ a: 0, b: 1 });
  const done = await reorder(config, [ordered("a", 2), ordered("b", 3), ordered("c", 1)]);
  expect(done).toEqual({
    units: 1,
    missing: [
      { title: "Ink a", reason: "sold-out", units: 0 },
      { title: "Ink b", reason: "too-few", units: 1 },
      { title: "Ink c", reason: "gone", units: 0 },
    ],
  });
  expect(inCart()).toEqual([["b", 1]]);
});

test("what is in the cart already counts towards the stock", async () => {
  catalogue({ a: 3 });
  await reorder(config, [ordered("a", 2)]);
  expect(await reorder(config, [ordered("a", 2)])).toMatchObject({
    units: 1,
    missing: [{ reason: "too-few", units: 1 }],
  });
  expect(inCart()).toEqual([["a", 3]]);
});

test("a catalogue that cannot be reached is said, and nothing is lost", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await reorder(config, [ordered("a", 2)])).toMatchObject({
    units: 0,
    missing: [{ reason: "unreachable" }],
  });
});

test("of a product with several variants, the one that was ordered comes back, and no other", async () => {
  const variants = ["v-small", "v-large"].map((variantId, index) => ({
    ...{ variantId, title: variantId, options: [], sku: variantId, barcode: "" },
    ...{ Price: 5 + index, Quantity: 4 },
  }));
  vi.stubGlobal("fetch", async () =>
    Response.json(aProduct({ _id: "a", variantId: "v-small", variants })),
  );
  const [large, gone] = ["v-large", "v-gone"].map((variant_id) => ({
    ...ordered("a", 1),
    variant_id,
    variant_title: variant_id,
  }));
  expect(
    await reorder(
      config,
      [large, gone].filter((item) => item !== undefined),
    ),
  ).toEqual({
    units: 1,
    missing: [{ title: "Ink a (v-gone)", reason: "gone", units: 0 }],
  });
  expect(clientState.getState().cart.lines).toMatchObject([{ variantId: "v-large", Price: 6 }]);
});
