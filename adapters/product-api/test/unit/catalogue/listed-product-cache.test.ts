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

describe("the products of the last listings", () => {
  it("are read once while nothing changes, and come in the order they are asked for", async () => {
    const state = { search: { size: 1 }, changes: 0 };
    const listed = new ListedProductCache();
    const { asked, read } = reader();
    await listed.find(state, ["a", "b"], read);
    const products = await listed.find(state, ["c", "b", "a"], read);
    expect(products.map(({ _id }) => _id)).toEqual(["c", "b", "a"]);
    expect(asked).toEqual([["a", "b"], ["c"]]);
  });

  it("are read again after a change, also where reading went on during it", async () => {
    let state = { search: { size: 1 }, changes: 0 };
    const listed = new ListedProductCache();
    const { read, reprice } = reader();
    await listed.find(state, ["a"], async (ids) => {
      const before = await read(ids);
      state = { ...state, changes: 1 };
      return before;
    });
    reprice(2);
    expect((await listed.find(state, ["a"], read))[0]?.Price).toBe(2);
    reprice(3);
    expect((await listed.find(state, ["a"], read))[0]?.Price).toBe(2);
    state = { ...state, changes: 2 };
    expect((await listed.find(state, ["a"], read))[0]?.Price).toBe(3);
  });

  it("are a thousand at most, those that were listed last", async () => {
    const state = { search: { size: 1 }, changes: 0 };
    const listed = new ListedProductCache();
    const { asked, read } = reader();
    const ids = Array.from({ length: 1_001 }, (_, index) => `p${index}`);
    await listed.find(state, ids, read);
    await listed.find(state, ["p1000"], read);
    expect(asked).toHaveLength(1);
    await listed.find(state, ["p0"], read);
    expect(asked[1]).toEqual(["p0"]);
  });
});
