import { describe, expect, it, vi } from "vitest";
import { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { ProductCache } from "../../../src/catalogue/product-cache.ts";
import { loadProjection } from "../../../src/catalogue/projection/projection-search.ts";
import { UnreadableDocuments } from "../../../src/catalogue/unreadable-documents.ts";
import { addressesPerPage } from "../../../src/contract/addresses.ts";
import { listingRequestSchema } from "../../../src/contract/listing.ts";
import type { ProductTitles } from "../../../src/contract/titles.ts";
import { FakeIndex } from "../fake-index.ts";
import { indexDocument, ownChannel } from "../index-document.ts";

const log = { warn: vi.fn() };
const unreadable = new UnreadableDocuments(log);
const everything = listingRequestSchema.parse({});

/** A catalogue of these documents; it gets no changes. */
async function catalogueOf(...documents: Record<string, unknown>[]) {
  const index = new FakeIndex(documents);
  const loader = loadProjection(new Set([ownChannel]), unreadable.read);
  const version = await index.readAll(loader);
  if (!version) throw new Error("The index has not been built.");
  const search = await loader.finalize();
  return {
    index,
    catalogue: new Catalogue(
      { read: () => ({ search, version, changes: 0 }), isInSync: true },
      index,
      unreadable,
      new ProductCache(),
    ),
  };
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    indexDocument({ id: `prod_${index}`, handle: `bottle-${index}`, title: `Bottle ${index}` }),
  );

describe("a listing", () => {
  it("costs one round trip and tells of all its pages", async () => {
    const { index, catalogue } = await catalogueOf(...numbered(49));
    const listing = await catalogue.list(everything);
    expect(listing).toMatchObject({ page: 1, itemsPerPage: 24, total: 49, pages: 3 });
    expect(listing.products).toHaveLength(24);
    expect(index.asked.documents).toBe(1);
  });

  it("beyond its end is empty, costs nothing and tells the true total", async () => {
    const { index, catalogue } = await catalogueOf(...numbered(3));
    const listing = await catalogue.list(listingRequestSchema.parse({ page: 2 }));
    expect(listing).toMatchObject({ products: [], total: 3, pages: 1 });
    expect(index.asked.documents).toBe(0);
  });

  it("lists a chosen value without products, and hides the empty value", async () => {
    const { catalogue } = await catalogueOf(indexDocument({ color: "" }));
    const request = listingRequestSchema.parse({ filters: { brand: ["Canon", "Epson"] } });
    const { facets } = await catalogue.list(request);
    expect(facets.brand).toEqual([
      { value: "Epson", count: 1 },
      { value: "Canon", count: 0 },
    ]);
    expect(facets.color).toEqual([]);
  });

  it("leaves out what has gone since it was counted", async () => {
    const { index, catalogue } = await catalogueOf(...numbered(2));
    index.remove("prod_0");
    const { products } = await catalogue.list(everything);
    expect(products.map(({ slug }) => slug)).toEqual(["bottle-1"]);
  });

  it("leaves out a product whose document cannot be read, and says so once in the log", async () => {
    const { catalogue } = await catalogueOf(
      ...numbered(2),
      indexDocument({ id: "prod_poison", handle: "poison", images_json: "{not json" }),
    );
    for (const _ of [1, 2]) {
      const { products } = await catalogue.list(everything);
      expect(products.map(({ slug }) => slug)).toEqual(["bottle-0", "bottle-1"]);
    }
    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ id: "prod_poison" }),
      expect.any(String),
    );
  });
});

describe("a category", () => {
  it("lists both levels, and knows where nothing is in one", async () => {
    const { catalogue } = await catalogueOf(indexDocument());
    for (const slug of ["ink-bottles", "epson-ink-bottles"]) {
      expect((await catalogue.list(everything, { categoryHandle: slug })).total).toBe(1);
      expect(await catalogue.hasProductsIn(slug)).toBe(true);
    }
    expect((await catalogue.list(everything, { categoryHandle: "spoons" })).total).toBe(0);
    expect(await catalogue.hasProductsIn("spoons")).toBe(false);
    // No product has an empty slug for its second level because of this.
    expect(await catalogue.hasProductsIn("")).toBe(false);
  });
});

describe("a search", () => {
  it("is not corrected when a filter leaves nothing of it", async () => {
    const { catalogue } = await catalogueOf(
      indexDocument(),
      indexDocument({
        id: "prod_2",
        brand: "Canon",
        title: "Ink",
        mpn: "",
        mpn_key: "",
        search_terms: "",
      }),
    );
    const request = listingRequestSchema.parse({ filters: { brand: ["Canon"] } });
    const listing = await catalogue.list(request, { term: "t 6641" });
    expect(listing).toMatchObject({ total: 0, products: [] });
    expect(listing.correctedTerm).toBeUndefined();
  });

  it("says what it searched for when it corrected the term", async () => {
    const { catalogue } = await catalogueOf(indexDocument());
    const listing = await catalogue.list(everything, { term: "blakc" });
    expect(listing).toMatchObject({ total: 1, correctedTerm: "black" });
  });

  it.each(["☃", "-", "...", "xyzzyplugh"])("for %o finds nothing and says so", async (term) => {
    const { catalogue } = await catalogueOf(indexDocument());
    const listing = await catalogue.list(everything, { term });
    expect(listing).toMatchObject({ total: 0, products: [] });
    expect(listing.facets.brand).toEqual([]);
  });
});

describe("a product", () => {
  const fixture = indexDocument();
  const pack = indexDocument({ id: "prod_2", handle: "pack", title: "Epson T6641 twin pack" });

  it("is found by title whatever its case and the space around it", async () => {
    const { catalogue } = await catalogueOf(pack, fixture);
    const found = await catalogue.productByTitle("  EPSON t6641 ink  bottle, black ");
    expect(found?._id).toBe("prod_1");
    expect(await catalogue.productByTitle("Epson")).toBeUndefined();
  });

  it("is found by its id even where another has that for a slug", async () => {
    const { catalogue } = await catalogueOf({ ...pack, handle: "prod_1" }, fixture);
    expect((await catalogue.product("prod_1"))?._id).toBe("prod_1");
  });

  it("is found by a slug it had before, unless another has it now", async () => {
    const former = { ...pack, former_handles: ["twin-pack", "epson-t6641"] };
    const { catalogue } = await catalogueOf(former, fixture);
    expect((await catalogue.product("twin-pack"))?.slug).toBe("pack");
    expect((await catalogue.product("epson-t6641"))?._id).toBe("prod_1");
  });
});

describe("the addresses", () => {
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
  const aged = (count: number) =>
    numbered(count).map((document, index) => ({
      ...document,
      created_at: day(index),
      updated_at: day(index + 1),
    }));

  it("come in pages, the oldest product first, at one round trip each", async () => {
    const { index, catalogue } = await catalogueOf(...aged(addressesPerPage + 2));
    const first = await catalogue.addresses(1);
    expect(first).toMatchObject({ page: 1, pages: 2 });
    expect(first.addresses).toHaveLength(addressesPerPage);
    expect(first.addresses[0]).toEqual({ slug: "bottle-0", updatedAt: day(1) });
    expect((await catalogue.addresses(2)).addresses.map(({ slug }) => slug)).toEqual([
      `bottle-${addressesPerPage}`,
      `bottle-${addressesPerPage + 1}`,
    ]);
    expect((await catalogue.addresses(3)).addresses).toEqual([]);
    expect(index.asked.documents).toBe(2);
  });

  it("are none where there is no product", async () => {
    const { catalogue } = await catalogueOf();
    expect(await catalogue.addresses(1)).toEqual({ addresses: [], page: 1, pages: 0 });
  });
});

describe("the titles", () => {
  it("are all there, in their order, without a round trip", async () => {
    const { index, catalogue } = await catalogueOf(...numbered(1_200));
    const titles: ProductTitles = [];
    for await (const batch of catalogue.titles()) titles.push(...batch);
    expect(titles).toHaveLength(1_200);
    expect(titles.slice(9, 11)).toEqual([
      { title: "Bottle 9", slug: "bottle-9" },
      { title: "Bottle 10", slug: "bottle-10" },
    ]);
    expect(index.asked.documents).toBe(0);
  });
});

describe("the printers", () => {
  it("are those that products fit, by name, with how many products fit each", async () => {
    const { index, catalogue } = await catalogueOf(
      indexDocument({ id: "prod_1", handle: "one", printers: ["Epson L3150", "Epson L805"] }),
      indexDocument({ id: "prod_2", handle: "two", printers: ["Epson L3150"] }),
      indexDocument({ id: "prod_3", handle: "three", printers: [] }),
    );
    expect(await catalogue.printers()).toEqual([
      { name: "Epson L805", products: 1 },
      { name: "Epson L3150", products: 2 },
    ]);
    expect(index.asked.documents).toBe(0);
  });
});
