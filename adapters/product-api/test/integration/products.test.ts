import { describe, expect, inject, it } from "vitest";
import { addressesPerPage, productAddressesSchema } from "../../src/contract/addresses.ts";
import { shortListSchema } from "../../src/contract/listing.ts";
import { productSchema } from "../../src/contract/product.ts";
import { productTitlesSchema } from "../../src/contract/titles.ts";
import { ask, listing } from "./product-api-client.ts";

const { commerceUrl } = inject("shop");

async function anyProduct() {
  const [product] = (await listing("/products", { itemsPerPage: 1 })).products;
  return productSchema.parse(product);
}

describe("a product", () => {
  it("is the same by id, by slug, by title and in a listing", async () => {
    const product = await anyProduct();
    const title = encodeURIComponent(`  ${product.Title.toUpperCase()} `);
    for (const path of [
      `/product/${product._id}`,
      `/product/${product.slug}`,
      `/products/title/${title}`,
    ]) {
      const answer = await ask(path);
      expect(productSchema.parse(await answer.json())).toEqual(product);
    }
  });

  it("has everything that a page shows of it", async () => {
    const answer = await listing("/products/search/T6641");
    expect(answer.products[0]).toMatchObject({
      mpn: "T6641",
      Brand: "Epson",
      currency: "eur",
      volumeMl: 70,
      pageYield: 4500,
    });
    const [product] = answer.products;
    expect(product?.Price).toBeGreaterThan(0);
    expect(product?.variantId).toMatch(/^variant_/);
    expect(product?.ficheTech.length).toBeGreaterThan(2);
    expect(product?.compatiblePrinters).toContain("Epson L120");
    // A copied shop has its pictures, at the address of the one it was copied from.
    const { pathname } = new URL(product?.Image ?? "");
    expect((await fetch(commerceUrl + pathname)).status).toBe(200);
  });

  it("is asked about again only for what changed", async () => {
    const { slug } = await anyProduct();
    const first = await ask(`/product/${slug}`);
    const etag = first.headers.get("etag") ?? "";
    const again = await ask(`/product/${slug}`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  it.each(["/product/no-such-thing", "/product/prod_00000000", "/products/title/Nothing"])(
    "%s is not found",
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: "product-not-found" });
    },
  );
});

describe("short lists", () => {
  it.each([
    ["newArrivals", "newest"],
    ["bestSellers", "bestSelling"],
  ] as const)("%s hold as many as asked for, in the order %s", async (path, sort) => {
    const answer = await ask(`/products/${path}/7`);
    const { products } = shortListSchema.parse(await answer.json());
    const listed = await listing("/products", { sort, itemsPerPage: 7 });
    expect(products).toEqual(listed.products);
  });

  it("of addresses hold every product, and nothing beyond their last page", async () => {
    const read = async (page: number) =>
      productAddressesSchema.parse(await (await ask(`/products/addresses/${page}`)).json());
    const { addresses, pages } = await read(1);
    const { total } = await listing("/products", { itemsPerPage: 1 });
    expect(pages).toBe(Math.ceil(total / addressesPerPage));
    expect(new Set(addresses.map(({ slug }) => slug)).size).toBe(Math.min(total, addressesPerPage));
    expect((await read(pages + 1)).addresses).toEqual([]);
  });

  it("of titles hold every product", async () => {
    const titles = productTitlesSchema.parse(await (await ask("/products/titles")).json());
    const { total } = await listing("/products", { itemsPerPage: 1 });
    expect(new Set(titles.map(({ slug }) => slug)).size).toBe(total);
    const names = titles.map(({ title }) => title);
    const inOrder = new Intl.Collator("en", { numeric: true, sensitivity: "base" }).compare;
    expect(names).toEqual([...names].sort(inOrder));
  });
});
