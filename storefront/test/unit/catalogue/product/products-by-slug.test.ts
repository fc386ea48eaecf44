import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { productsBySlug, slugsIn } from "~/catalogue/product/products-by-slug.server.ts";
import { aProduct } from "../../../fixtures/product.ts";

beforeEach(() => {
  vi.stubEnv("SHOP_ENVIRONMENT", "demo");
  vi.stubEnv("MEDUSA_PUBLISHABLE_KEY", "pk_1");
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const slugsOf = (query: string) => slugsIn(new URL(`https://shop.example/compare${query}`), 4);

it("reads each slug of an address once, and no more than are wanted", () => {
  expect(slugsOf("?products=a,b,a,%20c%20,,d,e")).toEqual(["a", "b", "c", "d"]);
  expect(slugsOf("?products=a%2Cb")).toEqual(["a", "b"]);
});

it("finds none in an address that is empty or absurd", () => {
  expect(slugsOf("")).toEqual([]);
  expect(slugsOf("?products=")).toEqual([]);
  expect(slugsOf(`?products=${"x".repeat(5000)}`)).toEqual([]);
});

it("tells which slugs are former ones, and what the products are called now", async () => {
  const products = [aProduct({ _id: "1", slug: "new" }), aProduct({ _id: "2", slug: "kept" })];
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json(products[url.endsWith("/kept") ? 1 : 0]),
  );
  const found = await productsBySlug(["former", "kept"]);
  expect(found).toMatchObject({ ok: true, value: { missing: [], renamed: { former: "new" } } });
});
