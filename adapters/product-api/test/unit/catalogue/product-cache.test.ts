import { describe, expect, it } from "vitest";
import { toProduct } from "../../../src/catalogue/catalogue-document.ts";
import { ProductCache } from "../../../src/catalogue/product-cache.ts";
import { indexDocument } from "../index-document.ts";

const product = (id: string, changes = {}) => toProduct(indexDocument({ id, ...changes }));

describe("the product cache", () => {
  it("gives back what was put in, in a fraction of its size", () => {
    const cache = new ProductCache();
    const products = Array.from({ length: 100 }, (_, index) =>
      product(`prod_${index}`, { title: `Encre noire n° ${index} 🖨`, price: index }),
    );
    for (const one of products) cache.put(one, false);
    expect(products.map(({ _id }) => cache.get(_id))).toEqual(products);
    expect(cache.bytes).toBeLessThan(JSON.stringify(products).length / 3);
    expect(cache.currency).toBe("eur");
  });

  it("deletes changed products, and wants them again", () => {
    const cache = new ProductCache();
    cache.put(product("a"), true);
    cache.put(product("b"), false);
    cache.drop(["a", "b", "unknown"]);
    expect(cache.get("a")).toBeUndefined();
    expect(cache.bytes).toBe(0);
    expect(cache.takeWanted(10)).toEqual(["a", "b"]);
    expect(cache.takeWanted(10)).toEqual([]);
  });

  it("wants requested products that it does not have, a thousand at most", () => {
    const cache = new ProductCache();
    cache.put(product("a"), true);
    cache.use(["a", "b"]);
    expect(cache.takeWanted(10)).toEqual(["b"]);
    cache.use(Array.from({ length: 5_000 }, (_, index) => `p${index}`));
    expect(cache.takeWanted(5_000)).toHaveLength(1_000);
  });

  it("keeps to its size: products that nobody requested go first, then the least recently requested", () => {
    const description = Array.from({ length: 60 }, () => crypto.randomUUID()).join(" ");
    const large = (id: string) => product(id, { description: `${description} ${id}` });
    const cache = new ProductCache(1_500);
    cache.put(product("dictionary", { description }), true);
    const whileThere = (ids: string[]) => ids.filter((id) => cache.has(id));
    for (const id of ["best", "second"]) cache.put(large(id), false);
    cache.put(large("asked"), true);
    cache.use(["second"]);
    for (let more = 0; whileThere(["best", "second"]).length === 2; more += 1) {
      cache.put(large(`asked ${more}`), true);
    }
    expect(whileThere(["best", "second"])).toEqual(["second"]);
    expect(cache.bytes).toBeLessThanOrEqual(1_500);
    cache.use(["second"]);
    for (let more = 0; whileThere(["asked"]).length === 1; more += 1) {
      cache.put(large(`later ${more}`), true);
    }
    expect(cache.has("second")).toBe(true);
  });

  it("is empty once the catalogue was loaded again", () => {
    const cache = new ProductCache();
    cache.put(product("a"), true);
    cache.use(["b"]);
    cache.clear();
    expect([cache.count, cache.bytes, cache.takeWanted(10)]).toEqual([0, 0, []]);
    cache.put(product("a"), true);
    expect(cache.get("a")).toEqual(product("a"));
  });
});
