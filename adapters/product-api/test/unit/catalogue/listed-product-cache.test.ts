import { describe, expect, it } from "vitest";
import { toProduct } from "../../../src/catalogue/catalogue-document.ts";
import { ListedProductCache } from "../../../src/catalogue/listed-product-cache.ts";
import { indexDocument } from "../index-document.ts";

/** Reads products of a price, and says which were asked for. */
function reader() {
  const asked: string[][] = [];
  let price = 1;
  return {
    asked,
    reprice: (to: number) => {
      price = to;
    },
    read: async (ids: string[]) => {
      asked.push(ids);
      return new Map(ids.map((id) => [id, toProduct(indexDocument({ id, price }))]));
    },
  };
}

describe("products that were shown", () => {
  it("are read once while nothing changes, and come in the order they are asked for", async () => {
    const source = { projection: { version: 0 } };
    const shown = new ListedProductCache();
    const { asked, read } = reader();
    await shown.find(source, ["a", "b"], read);
    const products = await shown.find(source, ["c", "b", "a"], read);
    expect(products.map(({ _id }) => _id)).toEqual(["c", "b", "a"]);
    expect(asked).toEqual([["a", "b"], ["c"]]);
  });

  it("are read again after a change, also where reading went on during it", async () => {
    const source = { projection: { version: 0 } };
    const shown = new ListedProductCache();
    const { read, reprice } = reader();
    await shown.find(source, ["a"], async (ids) => {
      const before = await read(ids);
      source.projection.version = 1;
      return before;
    });
    reprice(2);
    expect((await shown.find(source, ["a"], read))[0]?.Price).toBe(2);
    reprice(3);
    expect((await shown.find(source, ["a"], read))[0]?.Price).toBe(2);
    source.projection.version = 2;
    expect((await shown.find(source, ["a"], read))[0]?.Price).toBe(3);
  });

  it("are a thousand at most, those that were shown last", async () => {
    const source = { projection: { version: 0 } };
    const shown = new ListedProductCache();
    const { asked, read } = reader();
    const ids = Array.from({ length: 1_001 }, (_, index) => `p${index}`);
    await shown.find(source, ids, read);
    await shown.find(source, ["p1000"], read);
    expect(asked).toHaveLength(1);
    await shown.find(source, ["p0"], read);
    expect(asked[1]).toEqual(["p0"]);
  });
});
