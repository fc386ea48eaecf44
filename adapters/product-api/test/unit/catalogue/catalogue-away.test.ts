import { afterEach, describe, expect, it, vi } from "vitest";
import { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { CatalogueFeed } from "../../../src/catalogue/catalogue-feed.ts";
import { CatalogueUnavailableError } from "../../../src/catalogue/index-database.ts";
import { ProductCache } from "../../../src/catalogue/product-cache.ts";
import { ProductCacheFiller } from "../../../src/catalogue/product-cache-filler.ts";
import { loadProjection } from "../../../src/catalogue/projection/projection-search.ts";
import { UnreadableDocuments } from "../../../src/catalogue/unreadable-documents.ts";
import { listingRequestSchema } from "../../../src/contract/listing.ts";
import { productSchema } from "../../../src/contract/product.ts";
import { FakeIndex } from "../fake-index.ts";
import { indexDocument, ownChannel } from "../index-document.ts";

const log = { info: vi.fn(), warn: vi.fn() };
const everything = listingRequestSchema.parse({});
const inAMoment = { timeout: 5_000, interval: 20 };

const fixture = indexDocument({ former_handles: ["old-slug"] });
const toner = indexDocument({
  id: "prod_2",
  handle: "toner",
  title: "Toner",
  brand: "Canon",
  category: "Toner",
  category_handle: "toner-cartridges",
  color: "Cyan",
  price: 80,
  quantity: 0,
  in_stock: false,
  sold: 0,
});

let stop: (() => Promise<void>) | undefined;

afterEach(async () => {
  await stop?.();
  stop = undefined;
});

/** A catalogue that follows an index; its cache is filled, or has room for one product. */
async function follow(index: FakeIndex, { isFilled = true } = {}) {
  const unreadable = new UnreadableDocuments(log);
  const cache = isFilled ? new ProductCache() : new ProductCache(300);
  const feed = new CatalogueFeed({
    database: index,
    startLoading: (channels) => loadProjection(channels, unreadable.read),
    salesChannelIds: async () => [ownChannel],
    mayBeOldForMs: 60_000,
    log,
    onChange: (ids) => (ids === "anything" ? cache.clear() : cache.drop(ids)),
  });
  const filler = new ProductCacheFiller({ feed, database: index, unreadable, cache });
  await feed.start();
  filler.start();
  stop = async () => {
    await filler.stop();
    await feed.stop();
  };
  await vi.waitFor(() => expect(cache.count).toBe(isFilled ? feed.size : 1), inAMoment);
  return { catalogue: new Catalogue(feed, index, unreadable, cache), feed, cache };
}

describe("while the index is away", () => {
  it("every product is whole, by id, slug and title, and in lists that were never asked for", async () => {
    const index = new FakeIndex([fixture, toner]);
    const { catalogue } = await follow(index);
    const [whole] = [await catalogue.product("prod_1")];
    index.isAway = true;
    for (const name of ["prod_1", "epson-t6641"]) {
      expect(await catalogue.product(name)).toEqual(whole);
    }
    expect(await catalogue.productByTitle("epson T6641 ink bottle, black")).toEqual(whole);
    const { products, total } = await catalogue.list(everything);
    expect(total).toBe(2);
    expect(products).toContainEqual(whole);
    expect((await catalogue.first("newest", 2)).map(({ isPartial }) => isPartial)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("what the cache has no room for is shown with the title, price and stock of now", async () => {
    const index = new FakeIndex([fixture, toner]);
    const { catalogue } = await follow(index, { isFilled: false });
    index.isAway = true;
    const found = await catalogue.product("toner");
    expect(productSchema.parse(found)).toMatchObject({
      isPartial: true,
      _id: "prod_2",
      Title: "Toner",
      Price: 80,
      currency: "eur",
      Quantity: 0,
      Brand: "Canon",
      Category: "Toner",
      categorySlug: "toner-cartridges",
      color: "Cyan",
      Image: "",
      variantId: "",
    });
    const { products } = await catalogue.list(everything);
    expect(products.map(({ Title, isPartial }) => [Title, isPartial])).toEqual([
      [fixture.title, undefined],
      ["Toner", true],
    ]);
  });

  it("only one request waits for it, and a former slug is not answered as unknown", async () => {
    const index = new FakeIndex([fixture, toner]);
    const { catalogue } = await follow(index);
    index.isAway = true;
    await catalogue.product("toner");
    const { documents } = index.asked;
    for (const _ of [1, 2, 3]) await catalogue.product("toner");
    expect(index.asked.documents).toBe(documents);
    await expect(catalogue.product("old-slug")).rejects.toThrow(CatalogueUnavailableError);
  });

  it("what was changed before is shown as it was changed, never as it was", async () => {
    const index = new FakeIndex([fixture, toner]);
    const { catalogue, feed, cache } = await follow(index);
    index.put({ ...toner, price: 90, quantity: 7, in_stock: true });
    await vi.waitFor(() => expect(feed.read().changes).toBeGreaterThan(0), inAMoment);
    index.isAway = true;
    expect((await catalogue.product("toner"))?.Price).toBe(90);
    index.isAway = false;
    await vi.waitFor(() => expect(cache.get("prod_2")?.Quantity).toBe(7), inAMoment);
  });

  it("all is whole again once it is back", async () => {
    const index = new FakeIndex([fixture, toner]);
    const { catalogue } = await follow(index, { isFilled: false });
    index.isAway = true;
    expect((await catalogue.product("toner"))?.isPartial).toBe(true);
    index.isAway = false;
    await vi.waitFor(async () => {
      const found = await catalogue.product("toner");
      expect(found?.isPartial).toBeUndefined();
      const { products } = await catalogue.list(everything);
      expect(products.some(({ isPartial }) => isPartial)).toBe(false);
    }, inAMoment);
  });
});
